import { DarkTheme, DefaultTheme, NavigationContainer } from '@react-navigation/native';
import { createNativeStackNavigator } from '@react-navigation/native-stack';
import { ScreenBoundary } from '@/ui/failure/ScreenBoundary';
import { CatalogueScreen } from '@/ui/screens/catalogue/CatalogueScreen';
import { CreditsScreen } from '@/ui/screens/credits/CreditsScreen';
import { DealScreen } from '@/ui/screens/deal/DealScreen';
import { HomeScreen } from '@/ui/screens/home/HomeScreen';
import { LearnScreen } from '@/ui/screens/learn/LearnScreen';
import { NewGameScreen } from '@/ui/screens/newGame/NewGameScreen';
import { NowhereScreen } from '@/ui/screens/nowhere/NowhereScreen';
import { PrivacyScreen } from '@/ui/screens/privacy/PrivacyScreen';
import { PuzzlesScreen } from '@/ui/screens/puzzles/PuzzlesScreen';
import { RecordsScreen } from '@/ui/screens/records/RecordsScreen';
import { ReplayScreen } from '@/ui/screens/replay/ReplayScreen';
import { ResultsScreen } from '@/ui/screens/results/ResultsScreen';
import { RulesScreen } from '@/ui/screens/rules/RulesScreen';
import { SavesScreen } from '@/ui/screens/saves/SavesScreen';
import { SettingsScreen } from '@/ui/screens/settings/SettingsScreen';
import { TableScreen } from '@/ui/screens/table/TableScreen';
import { TodayScreen } from '@/ui/screens/today/TodayScreen';
import { useText } from '@/ui/text';
import { useTheme, type Theme } from '@/ui/theme';
import { linking, type Routes } from './routes';

const Stack = createNativeStackNavigator<Routes>();

function navigationTheme({ scheme, colour }: Theme) {
  const base = scheme === 'dark' ? DarkTheme : DefaultTheme;
  return {
    ...base,
    colors: {
      ...base.colors,
      background: colour.table,
      card: colour.table,
      text: colour.text,
      border: colour.line,
      primary: colour.action,
    },
  };
}

export function Navigation() {
  const theme = useTheme();
  const text = useText();
  const title = (name: string) => ({ title: `${name} · ${text.app.name}` });
  return (
    <NavigationContainer linking={linking} theme={navigationTheme(theme)}>
      <Stack.Navigator
        screenLayout={({ route, navigation, children }) => (
          <ScreenBoundary route={route} navigation={navigation}>
            {children}
          </ScreenBoundary>
        )}
        screenOptions={{
          headerShown: false,
          animation: theme.motion === 'full' ? 'default' : theme.motion === 'brief' ? 'fade' : 'none',
        }}
      >
        <Stack.Screen name="home" component={HomeScreen} options={{ title: text.app.name }} />
        <Stack.Screen name="newGame" component={NewGameScreen} options={title(text.home.newGame)} />
        <Stack.Screen name="deal" component={DealScreen} options={title(text.deals.title)} />
        <Stack.Screen name="table" component={TableScreen} options={title(text.table.title)} />
        <Stack.Screen name="results" component={ResultsScreen} options={title(text.saves.results)} />
        <Stack.Screen name="replay" component={ReplayScreen} options={title(text.replay.title)} />
        <Stack.Screen name="saves" component={SavesScreen} options={title(text.saves.title)} />
        <Stack.Screen name="rules" component={RulesScreen} options={title(text.rules.title)} />
        <Stack.Screen name="catalogue" component={CatalogueScreen} options={title(text.catalogue.title)} />
        <Stack.Screen name="learn" component={LearnScreen} options={title(text.learn.title)} />
        <Stack.Screen name="puzzles" component={PuzzlesScreen} options={title(text.puzzles.title)} />
        <Stack.Screen name="today" component={TodayScreen} options={title(text.today.title)} />
        <Stack.Screen name="records" component={RecordsScreen} options={title(text.records.title)} />
        <Stack.Screen name="settings" component={SettingsScreen} options={title(text.settings.title)} />
        <Stack.Screen name="privacy" component={PrivacyScreen} options={title(text.privacy.title)} />
        <Stack.Screen name="nowhere" component={NowhereScreen} options={title(text.nowhere.title)} />
        <Stack.Screen name="credits" component={CreditsScreen} options={title(text.credits.title)} />
      </Stack.Navigator>
    </NavigationContainer>
  );
}
