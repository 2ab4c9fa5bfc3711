import { Banner, Button, NoticeOver } from '@/ui/components';
import { useText } from '@/ui/text';
import { forgetTheWay, useLeaving } from './leaving';
import { unstoredMoves } from './matches';

/** Asked of whoever is about to lose moves that the device does not hold, on whatever screen they are. */
export function LeavingQuestion() {
  const { leaving: text } = useText().saves;
  const { way } = useLeaving();
  if (way === undefined) return null;
  const leave = () => {
    forgetTheWay();
    way();
  };
  return (
    <NoticeOver wide>
      <Banner
        tone="warning"
        title={text.title}
        text={text.about({ moves: unstoredMoves() })}
        action={
          <>
            <Button variant="danger" size="small" label={text.leave} onPress={leave} />
            <Button variant="danger" size="small" label={text.stay} onPress={forgetTheWay} />
          </>
        }
      />
    </NoticeOver>
  );
}
