import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { digest } from '@/engine/canonical';
import { GAME_IDS } from '@/games';
import { isFault } from '@/storage/save';
import { parseHead, parseSave } from '@/storage/save-text';
import { DECISIONS, decisionIn } from '../support/decisions';
import { stillLeads } from '../support/made-anew';
import { memoryStore } from '../support/memory-store';
import { appOn, openedOn } from '../support/saved-matches';
import { wholeMatch } from '../support/whole-match';

const FOLDER = join(__dirname, 'fixtures');

interface Fixture {
  readonly name: string;
  readonly text: string;
}

/** Saves of every released format, a folder each. */
const fixtures: readonly Fixture[] = readdirSync(FOLDER)
  .filter((format) => format.startsWith('save-'))
  .flatMap((format) =>
    readdirSync(join(FOLDER, format)).map((file) => ({
      name: `${format}/${file.replace('.json', '')}`,
      text: readFileSync(join(FOLDER, format, file), 'utf8'),
    })),
  );

describe('a save of every released format', () => {
  it.each(fixtures.map(({ name, text }) => [name, text] as const))(
    'opens at the same decision with the same digest: %s',
    async (name, text) => {
      const save = parseSave(text);
      if (isFault(save)) throw new Error(save);
      await stillLeads(save.record.game, async () => {
        const store = memoryStore(new Map([[`harbourmaster/save/${save.id}/a`, text]]));
        const { play, table, asked, log, setBack } = wholeMatch(await openedOn(appOn(store), save.id));
        expect(digest(play.state)).toBe(save.record.digest);
        expect(`${table.game}-${decisionIn(table.game, play.state)}`).toBe(name.split('/')[1]);
        expect({ asked, setBack, moves: log.length }).toEqual({
          asked: save.summary.asked,
          setBack: false,
          moves: save.record.moves.length,
        });
      });
    },
  );

  it.each(fixtures.map(({ name, text }) => [name, text] as const))(
    'has the head in the list that it has when it is read: %s',
    (_, text) => {
      const [head, save] = [parseHead(text), parseSave(text)];
      if (isFault(head) || isFault(save)) throw new Error('unreadable');
      const { writer: _writer, game, rulesVersion, ...listed } = head;
      const { record, ...read } = save;
      expect(listed).toEqual(read);
      expect([game, rulesVersion]).toEqual([record.game, record.rulesVersion]);
    },
  );

  it.each(GAME_IDS)('is there for every kind of decision of %s, in the middle of it', (game) => {
    const kept = fixtures.map(({ name }) => name);
    expect(kept).toEqual(
      expect.arrayContaining(DECISIONS[game].map((decision) => `save-1/${game}-${decision}`)),
    );
  });
});
