import { useNavigation } from '@react-navigation/native';
import { useEffect, useState } from 'react';
import type { GameId } from '@/games';
import { daysOf, type DayTry } from '@/storage/today';
import { Banner, Button } from '@/ui/components';
import type { Navigator } from '@/ui/navigation/routes';
import { useText } from '@/ui/text';
import { useDayWords } from '@/ui/today/useDayWords';

/** Where this game was the try of a day: the way to its calendar. */
export function DayNotice({ game, id }: { game: GameId; id: string }) {
  const { today: text } = useText();
  const navigation = useNavigation<Navigator>();
  const words = useDayWords();
  const [counted, setCounted] = useState<DayTry>();
  useEffect(() => {
    let wanted = true;
    void daysOf(game)
      .read()
      .then((tries) => {
        if (wanted) setCounted(tries.find((one) => one.id === id));
      });
    return () => {
      wanted = false;
    };
  }, [game, id]);
  if (counted === undefined) return null;
  return (
    <Banner
      icon="laurels"
      title={text.title}
      text={text.counted({ date: words.date(counted.day) })}
      action={
        <Button
          label={text.compare}
          variant="secondary"
          size="small"
          onPress={() => navigation.navigate('today', { game, day: counted.day })}
        />
      }
    />
  );
}
