import { StyleSheet } from 'react-native';
import { Touchable, Type } from '@/ui/components';
import { Icon, type IconName } from '@/ui/icons';
import { useTheme } from '@/ui/theme';

interface QuickLinkProps {
  icon: IconName;
  label: string;
  onPress: () => void;
}

export function QuickLink({ icon, label, onPress }: QuickLinkProps) {
  const { colour } = useTheme();
  return (
    <Touchable
      role="link"
      label={label}
      onPress={onPress}
      style={[styles.link, { borderColor: colour.line, backgroundColor: colour.panel }]}
    >
      <Icon name={icon} size={28} colour={colour.text} />
      <Type variant="button" size={16}>
        {label}
      </Type>
    </Touchable>
  );
}

const styles = StyleSheet.create({
  link: {
    flexGrow: 1,
    flexBasis: 130,
    maxWidth: 170,
    minHeight: 66,
    paddingHorizontal: 8,
    paddingVertical: 6,
    alignItems: 'center',
    justifyContent: 'center',
    gap: 3,
    borderWidth: 1,
    borderRadius: 9,
  },
});
