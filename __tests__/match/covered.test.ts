import { bot, choose, human, openTable, until } from './open-table';

const ANNA = 0;
const seats = [human('Anna'), bot, human('Ben'), bot];
const covered = { kind: 'curtain', seat: ANNA, purpose: 'turn' };

const aMoment = () => new Promise((go) => setTimeout(go, 40));

/** A device that takes its time: nothing is stored before it is told to go on. */
function slowDevice() {
  const waiting: (() => void)[] = [];
  return {
    store: () => new Promise<void>((stored) => void waiting.push(stored)),
    goOn: () => until(() => waiting.length > 0).then(() => waiting.shift()?.()),
  };
}

describe('a hand that is covered', () => {
  it('stays so when its owner left while the own move was being stored', async () => {
    const { store, goOn } = slowDevice();
    const { match, now } = openTable({ seats, store });
    match.reveal();
    const played = match.play(choose('market'));
    await aMoment();
    match.cover();
    await goOn();
    await played;
    expect(now()).toMatchObject({ asked: 1, stage: covered });
  });

  it('stays so when its owner left while a move that was taken back was being stored', async () => {
    const { store, goOn } = slowDevice();
    const { match, now } = openTable({ seats, store, botPause: () => 'step' });
    match.reveal();
    const played = match.play(choose('market'));
    await goOn();
    await played;
    const undone = match.undo();
    await aMoment();
    match.cover();
    await goOn();
    await undone;
    expect(now()).toMatchObject({ asked: ANNA, stage: covered });
  });

  it('keeps the device for whoever asked for the desk while a move was being stored', async () => {
    const { store, goOn } = slowDevice();
    const { match, now } = openTable({ seats, store });
    match.reveal();
    const played = match.play(choose('market'));
    await aMoment();
    match.askForDesk(2);
    await goOn();
    await played;
    expect(now().stage).toEqual({ kind: 'curtain', seat: 2, purpose: 'desk' });
  });

  it('lets bots wait, who go on when it is shown again', async () => {
    const { store, goOn } = slowDevice();
    const { match, now } = openTable({ seats, store });
    match.reveal();
    const played = match.play(choose('market'));
    await aMoment();
    match.cover();
    await goOn();
    await played;
    match.settled(0);
    await aMoment();
    expect(now()).toMatchObject({ asked: 1, stage: covered, thinking: false });
    match.reveal();
    await goOn();
    await until(() => now().play.moves.length === 2);
  });
});
