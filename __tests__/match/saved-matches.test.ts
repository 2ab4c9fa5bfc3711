import { redact } from '@/engine/events';
import { digest } from '@/engine/canonical';
import { gameOf } from '@/games';
import { importAll } from '@/match/import-all';
import { proveSave, isDisproved } from '@/match/proof';
import { tableViewText } from '@/match/table-view';
import { parseSave, LONGEST_TEXT, saveText, sealed } from '@/storage/save-text';
import { isFault, type Save } from '@/storage/save';
import { STORE_FAULTS } from '@/storage/surely';
import { TEXTS } from '@/text';
import { memoryStore } from '../support/memory-store';
import {
  appOn,
  diceOf,
  EVERY_GAME,
  isListed,
  movesIn,
  openedOn,
  peopleAt,
  playMoves,
  startedOn,
} from '../support/saved-matches';
import { wholeMatch } from '../support/whole-match';

async function deviceWith(game: Parameters<typeof peopleAt>[0] = 'packet-row', moves = 5) {
  const store = memoryStore();
  const app = appOn(store);
  const match = await startedOn(app, peopleAt(game));
  await playMoves(match, moves);
  const { id } = match.getSnapshot();
  return { store, app, match, id };
}

const unsealed = (text: string): string => text.replace(/,"check":"[^"]*"\}$/, '}');

function readable(text: string | undefined): Save {
  const save = parseSave(text ?? '');
  if (isFault(save)) throw new Error(`unreadable: ${save}`);
  return save;
}

describe('a saved game', () => {
  it.each(EVERY_GAME)('of %s is continued where it was left, with the same dice', async (game) => {
    const { store, match, id } = await deviceWith(game, 12);
    match.close();
    const again = await openedOn(appOn(store), id);
    expect(digest(wholeMatch(again).play.state)).toBe(digest(wholeMatch(match).play.state));
    expect(again.getSnapshot()).toMatchObject({ asked: match.getSnapshot().asked, setBack: false });
    expect(wholeMatch(again).log).toEqual(wholeMatch(match).log);
  });

  it('has a name, which playing on does not take away', async () => {
    const { app, match, id } = await deviceWith();
    await expect(app.rename(id, '  Sunday ')).resolves.toBeUndefined();
    await playMoves(match, 1);
    expect(match.getSnapshot().saveProblem).toBeUndefined();
    expect(await app.list()).toMatchObject([{ id, name: 'Sunday', game: 'packet-row' }]);
  });

  it('has no name again once the name is empty', async () => {
    const { app, id } = await deviceWith();
    await app.rename(id, 'Sunday');
    await app.rename(id, ' ');
    expect(await app.list()).toMatchObject([{ name: undefined }]);
  });

  it('is duplicated whole, and the two go their own ways', async () => {
    const { app, match, id } = await deviceWith();
    const copy = await app.duplicate(id, 'What if');
    if ('fault' in copy) throw new Error(copy.fault);
    await playMoves(match, 2);
    expect(movesIn(await openedOn(app, copy.id))).toHaveLength(5);
    expect(movesIn(await openedOn(app, id))).toHaveLength(7);
    expect((await app.list()).filter(isListed).map(({ name }) => name)).toContain('What if');
  });

  it('that was deleted comes back, also after the app was closed', async () => {
    const { store, app, id } = await deviceWith();
    await app.discard(id);
    expect(await app.list()).toEqual([]);
    const later = appOn(store);
    expect(await later.discarded()).toBe(id);
    expect(await later.restore()).toBe(id);
    expect(await later.list()).toMatchObject([{ id }]);
    expect(movesIn(await openedOn(later, id))).toHaveLength(5);
    expect(await later.restore()).toBeUndefined();
  });

  it('that was deleted goes for good with the next deletion', async () => {
    const { store, app, id } = await deviceWith();
    const other = (await startedOn(app, peopleAt('harbour'))).getSnapshot().id;
    await app.discard(id);
    await app.discard(other);
    expect(await app.discarded()).toBe(other);
    expect([...store.texts.keys()].filter((key) => key.includes(id))).toEqual([]);
    expect(await app.restore()).toBe(other);
    expect(await app.list()).toMatchObject([{ id: other }]);
  });

  it('that is played on after it was deleted is no longer deleted', async () => {
    const { app, match, id } = await deviceWith();
    await app.discard(id);
    await playMoves(match, 1);
    expect(await app.list()).toMatchObject([{ id }]);
    const other = (await startedOn(app, peopleAt('harbour'))).getSnapshot().id;
    await app.discard(other);
    expect(movesIn(await openedOn(app, id))).toHaveLength(6);
  });

  it('of a newer format is listed, and not run or overwritten by the table that is still open', async () => {
    const { store, app, match, id } = await deviceWith();
    const newer = sealed(JSON.stringify({ format: 'harbourmaster-save/2', id, generation: 99 }));
    store.texts.set(`harbourmaster/save/${id}/a`, newer);
    expect(await app.list()).toEqual([{ id, fault: 'newerFormat' }]);
    await playMoves(match, 1);
    expect(match.getSnapshot().saveProblem).toBe('playedElsewhere');
    expect(store.texts.get(`harbourmaster/save/${id}/a`)).toBe(newer);
  });
});

describe('export and import', () => {
  it.each(EVERY_GAME)('carry a game of %s over to another device', async (game) => {
    const { app, match, id } = await deviceWith(game, 9);
    await app.rename(id, 'On tour');
    const text = await app.exportText(id);
    const elsewhere = appOn(memoryStore());
    const made = await elsewhere.importText(`\n${text ?? ''}\n`);
    if ('fault' in made) throw new Error(made.fault);
    expect(await elsewhere.list()).toMatchObject([{ id: made.id, name: 'On tour' }]);
    expect(movesIn(await openedOn(elsewhere, made.id))).toEqual(movesIn(match));
  });

  it('never replace a game that is here', async () => {
    const { app, id } = await deviceWith();
    const made = await app.importText((await app.exportText(id)) ?? '');
    expect(made).not.toMatchObject({ id });
    expect((await app.list()).filter(isListed)).toHaveLength(2);
  });

  it('trust the moves, not the summary', async () => {
    const { app, id } = await deviceWith();
    const save = readable(await app.exportText(id));
    const boasting = { ...save, summary: { round: 99, asked: undefined, over: true } };
    await app.importText(saveText(boasting, 'w'));
    const [one, other] = (await app.list()).filter(isListed);
    expect([one?.round, one?.over]).toEqual([other?.round, other?.over]);
    expect(one?.over).toBe(false);
  });

  const changed = (text: string, change: (save: Save) => Save) => saveText(change(readable(text)), 'w');
  const called = (name: string, anna: string, ben: string) => (save: Save) => ({
    ...save,
    name,
    seats: save.seats.map((seat, at) => ({ ...seat, name: at === 0 ? anna : ben })),
  });
  it.each([
    [
      'as they are where the app’s own fields allow them',
      called('Sunday', 'Eve', 'Al'),
      'Sunday',
      ['Eve', 'Al'],
      false,
    ],
    [
      'cut where they are long',
      called('x'.repeat(999), 'y'.repeat(999), 'Al'),
      'x'.repeat(80),
      ['y'.repeat(14), 'Al'],
      true,
    ],
    ['in one line and one direction', called('a\n\u202eb', 'E\nve', 'A\u200bl'), 'a b', ['E ve', 'Al'], true],
    [
      'by their number where there is nothing to see',
      called('\u200b', '', '\u3164'),
      undefined,
      ['№ 1', '№ 2'],
      true,
    ],
    ['apart where two are the same', called('', 'Al', 'Al'), undefined, ['Al', 'Al 2'], true],
  ])('call people and game %s', async (_, change, name, names, mended) => {
    const { app, id } = await deviceWith();
    const made = await app.importText(changed((await app.exportText(id)) ?? '', change));
    if ('fault' in made) throw new Error(made.fault);
    expect(made.mended).toBe(mended);
    const listed = (await app.list()).filter(isListed).find((game) => game.id === made.id);
    expect([listed?.name, listed?.seats.map((seat) => seat.name)]).toEqual([name, names]);
    const { table } = (await openedOn(app, made.id)).getSnapshot();
    expect(table.seats.map((seat) => seat.name)).toEqual(names);
  });

  it('that came in with other names before are called by them nowhere', async () => {
    const { store, app, id } = await deviceWith();
    const text = changed((await app.exportText(id)) ?? '', called('x'.repeat(900), 'y'.repeat(900), ''));
    store.texts.set('harbourmaster/save/old/a', text);
    const listed = (await app.list()).filter(isListed).find((game) => game.id === 'old');
    expect([listed?.name?.length, listed?.seats.map((seat) => seat.name)]).toEqual([
      80,
      ['y'.repeat(14), '№ 2'],
    ]);
  });

  it.each<[string, (text: string) => string, string]>([
    ['a text that was cut short', (text) => text.slice(0, -40), 'damaged'],
    ['a text with one letter changed', (text) => text.replace('Anna', 'Anne'), 'damaged'],
    ['nonsense', () => 'Ahoy!', 'notASave'],
    ['nothing', () => '', 'notASave'],
    ['JSON of something else', () => '{"hello":[1]}', 'notASave'],
    ['ten million letters', () => 'x'.repeat(10_000_000), 'tooLong'],
    ['deep nesting', () => '['.repeat(LONGEST_TEXT), 'notASave'],
    ['a newer format', (text) => sealed(unsealed(text.replace('save/1', 'save/2'))), 'newerFormat'],
    ['another number of the format', (text) => text.replace('save/1', 'save/2'), 'damaged'],
    [
      'an unknown game',
      (text) => changed(text, (s) => ({ ...s, record: { ...s.record, game: 'chess' } })),
      'unknownGame',
    ],
    [
      'other rules',
      (text) => changed(text, (s) => ({ ...s, record: { ...s.record, rulesVersion: 7 } })),
      'otherRules',
    ],
    [
      'another digest',
      (text) => changed(text, (s) => ({ ...s, record: { ...s.record, digest: 'x' } })),
      'wrongMoves',
    ],
    [
      'an illegal move',
      (text) =>
        changed(text, (s) => ({
          ...s,
          record: { ...s.record, moves: [...s.record.moves, { seat: 1, move: 3 }] },
        })),
      'wrongMoves',
    ],
    ['somebody missing', (text) => changed(text, (s) => ({ ...s, seats: s.seats.slice(1) })), 'wrongMoves'],
    [
      'a prototype trick in the options',
      (text) =>
        changed(text, (s) => ({
          ...s,
          record: { ...s.record, options: JSON.parse('{"__proto__":{"ledger":false}}') as unknown },
        })),
      'notASave',
    ],
  ])('refuse %s, store nothing, and say why', async (_, spoil, fault) => {
    const { store, app, id } = await deviceWith();
    const text = (await app.exportText(id)) ?? '';
    const before = new Map(store.texts);
    await expect(app.importText(spoil(text))).resolves.toEqual({ fault });
    expect(store.texts).toEqual(before);
  });
});

describe('the export of all games', () => {
  /** A game of each kind, the last of them played last. */
  async function deviceWithAll() {
    const store = memoryStore();
    const app = appOn(store);
    for (const [game] of EVERY_GAME) {
      const match = await startedOn(app, peopleAt(game));
      await playMoves(match, 4);
      await app.rename(match.getSnapshot().id, `Our ${game}`);
    }
    return { store, app };
  }
  const told = async (app: ReturnType<typeof appOn>) =>
    (await app.list()).map((entry) => (isListed(entry) ? `${entry.name} in ${entry.game}` : entry.fault));

  it('is taken in again, in the order in which they were played, and what is damaged is told by itself', async () => {
    const { store, app } = await deviceWithAll();
    const games = await told(app);
    store.texts.set('harbourmaster/save/bad/a', '{"format":"harbourmaster-save/1","id":"bad","gene');
    const elsewhere = appOn(memoryStore());
    const { made, refused } = await importAll(elsewhere, await app.exportAll());
    expect([made.length, refused]).toEqual([EVERY_GAME.length, ['damaged']]);
    expect(await told(elsewhere)).toEqual(games);
    const [first, last] = (await elsewhere.list()).filter(isListed);
    for (const game of [first, last])
      expect(movesIn(await openedOn(elsewhere, game?.id ?? ''))).toHaveLength(4);
  });

  it.each([
    ['other line breaks', (text: string) => text.replaceAll('\n', '\r\n\r\n')],
    ['space around', (text: string) => `\n  ${text.replaceAll('\n', '  \n\t')}\n\n`],
  ])('may come with %s', async (_, change) => {
    const { app } = await deviceWithAll();
    const elsewhere = appOn(memoryStore());
    await importAll(elsewhere, change(await app.exportAll()));
    expect(await told(elsewhere)).toEqual(await told(app));
  });

  it('may be longer than a save can be', async () => {
    const { app, id } = await deviceWith();
    const text = (await app.exportText(id)) ?? '';
    const lines = [text, `{"format":${' '.repeat(LONGEST_TEXT - 50)}`, 'x'.repeat(LONGEST_TEXT + 1), text];
    const { made, refused } = await importAll(appOn(memoryStore()), lines.join('\n'));
    expect([made.length, refused]).toEqual([2, ['tooLong', 'damaged']]);
  });

  it('stays out from the game on that the device does not take', async () => {
    const { app } = await deviceWithAll();
    const store = memoryStore();
    let room = 1;
    const small = appOn({
      ...store,
      set: (key, text) =>
        key.includes('/save/') && (room -= 1) < 0
          ? Promise.reject(new Error('QuotaExceededError'))
          : store.set(key, text),
    });
    const { made, refused } = await importAll(small, await app.exportAll());
    expect([made.length, refused]).toEqual([1, ['full', 'full']]);
    expect(await small.list()).toHaveLength(1);
  });

  it('is no other text of several lines', async () => {
    const { app, id } = await deviceWith();
    const text = (await app.exportText(id)) ?? '';
    const view = await app.exportTableView(id);
    if (typeof view !== 'string') throw new Error(view.fault);
    const spread = JSON.stringify(JSON.parse(view), undefined, 2);
    const broken = text.replace(/.{70}/g, '$&\n');
    for (const [other, fault] of [
      [spread, 'tableView'],
      [broken, 'damaged'],
      ['Ahoy!\nMate!', 'notASave'],
    ] as const)
      expect(await importAll(app, other)).toEqual({ made: [], refused: [fault] });
  });
});

describe('a game that could not be stored', () => {
  it('at all says so, until it is', async () => {
    const store = memoryStore();
    const app = appOn({ ...store, set: () => Promise.reject(new Error('no')) });
    const match = await startedOn(app, peopleAt('packet-row'));
    await playMoves(match, 2);
    expect(match.getSnapshot()).toMatchObject({ saveProblem: 'failed', unstored: 2, held: false });
  });

  it('any further says that what came before is', async () => {
    const store = memoryStore();
    const device = { ...store };
    const match = await startedOn(appOn(device), peopleAt('packet-row'));
    expect(match.getSnapshot().held).toBe(true);
    device.set = () => Promise.reject(new Error('no'));
    await playMoves(match, 2);
    expect(match.getSnapshot()).toMatchObject({ saveProblem: 'failed', unstored: 2, held: true });
  });

  it.each(['en', 'de'] as const)(
    'is told in %s without a word of what came before, where nothing did',
    (language) => {
      const { moveFaults } = TEXTS[language].saves;
      const nothing = { en: /^Nothing of this game/, de: /^Von diesem Spiel .*nichts/ } as const;
      for (const fault of STORE_FAULTS) {
        const [after, never] = [true, false].map((before) => moveFaults[fault]({ moves: 2, before }));
        // What another window has made of it since is for that one to tell.
        if (fault !== 'playedElsewhere') expect(after).toMatch(/everything before|alles davor/i);
        expect(never).not.toMatch(/before|davor|2 (moves|Züge)/i);
        expect(never).toMatch(nothing[language]);
      }
    },
  );
});

const generationOf = (text = ''): number => readable(text).generation;

describe('a save that cannot be opened', () => {
  it.each<[string, string, string]>([
    ['damaged', '{"format":"harbourmaster-save/1","id":"bad","gene', 'damaged'],
    ['of a newer version', sealed('{"format":"harbourmaster-save/9"}'), 'newerFormat'],
    ['plain nonsense', '\u0000ahoy', 'damaged'],
    ['ten million letters long', 'x'.repeat(10_000_000), 'tooLong'],
    ['with a prototype trick', '{"__proto__":{"format":"harbourmaster-save/1"}}', 'damaged'],
  ])(
    'because it is %s is listed with the reason, exported to the letter, deleted, brought back',
    async (_, text, fault) => {
      const { store, app, id } = await deviceWith();
      store.texts.set('harbourmaster/save/bad/a', text);
      expect(await app.list()).toMatchObject([{ id }, { id: 'bad', fault }]);
      expect(await app.open('bad')).toMatchObject({ fault });
      expect(await app.exportText('bad')).toBe(text);
      expect(await app.duplicate('bad', '')).toEqual({ fault });
      expect(await app.rename('bad', 'x')).toEqual({ fault: 'failed' });
      expect(store.texts.get('harbourmaster/save/bad/a')).toBe(text);
      await app.discard('bad');
      expect(await app.list()).toMatchObject([{ id }]);
      expect(await app.restore()).toBe('bad');
      await app.remove('bad');
      expect(await app.list()).toMatchObject([{ id }]);
      expect([...store.texts.keys()].filter((key) => key.includes('bad'))).toEqual([]);
    },
  );

  const forgedAs = (change: (record: Save['record']) => Partial<Save['record']>) => (save: Save) =>
    saveText({ ...save, id: 'forged', record: { ...save.record, ...change(save.record) } }, 'w');

  async function deviceWithForged(forge: (save: Save) => string) {
    const device = await deviceWith();
    device.store.texts.set(
      'harbourmaster/save/forged/a',
      forge(readable(await device.app.exportText(device.id))),
    );
    return device;
  }

  it.each<[string, (save: Save) => string, string]>([
    ['it is a game that is not known', forgedAs(() => ({ game: 'chess' })), 'unknownGame'],
    ['it was played by other rules', forgedAs(() => ({ rulesVersion: 7 })), 'otherRules'],
  ])('because %s is listed with the reason before anybody tries', async (_, forge, fault) => {
    const { store, app, id } = await deviceWithForged(forge);
    expect(await app.list()).toMatchObject([{ id }, { id: 'forged', fault }]);
    const before = new Map(store.texts);
    expect(await app.open('forged')).toMatchObject({ fault });
    expect(store.texts).toEqual(before);
  });

  describe.each<[string, (save: Save) => string]>([
    ['its digest is', forgedAs(() => ({ digest: 'x' }))],
    ['its moves are', forgedAs(({ moves }) => ({ moves: [...moves, { seat: 1, move: 3 }] }))],
  ])('because %s wrong', (_, forge) => {
    it('is listed as that once somebody tried, also after the app was closed', async () => {
      const { store, app, id } = await deviceWithForged(forge);
      expect(await app.open('forged')).toMatchObject({ fault: 'wrongMoves' });
      for (const now of [app, appOn(store)]) {
        expect(await now.list()).toMatchObject([{ id }, { id: 'forged', fault: 'wrongMoves' }]);
      }
    });

    it('leaves nothing behind when it is deleted', async () => {
      const { store, app, id } = await deviceWithForged(forge);
      await app.open('forged');
      await app.discard('forged');
      expect(await app.restore()).toBe('forged');
      expect(await app.list()).toMatchObject([{ id }, { id: 'forged', fault: 'wrongMoves' }]);
      await app.remove('forged');
      expect([...store.texts.keys()].filter((key) => key.includes('forged'))).toEqual([]);
    });

    it('is listed as a game again once another window has written it anew', async () => {
      const { store, app, id } = await deviceWithForged(forge);
      await app.open('forged');
      const save = readable(await app.exportText(id));
      const anew = saveText({ ...save, id: 'forged', generation: save.generation + 1 }, 'w');
      store.texts.set('harbourmaster/save/forged/b', anew);
      expect((await app.list()).filter(isListed)).toHaveLength(2);
    });
  });

  it.each<[string, (record: Save['record']) => Partial<Save['record']>, boolean]>([
    ['its digest is', () => ({ digest: 'x' }), false],
    ['its moves are', ({ moves }) => ({ moves: [...moves, { seat: 1, move: 3 }] }), false],
    ['its digest is (and it is renamed)', () => ({ digest: 'x' }), true],
  ])(
    'because %s wrong gives way to the write before it, which stays until the game is stored anew',
    async (_, change, renamed) => {
      const { store, app, match, id } = await deviceWith('packet-row', 6);
      const save = readable(await app.exportText(id));
      match.close();
      const [newest = '', before = ''] = ['a', 'b']
        .map((slot) => `harbourmaster/save/${id}/${slot}`)
        .sort((x, y) => generationOf(store.texts.get(y)) - generationOf(store.texts.get(x)));
      store.texts.set(newest, saveText({ ...save, record: { ...save.record, ...change(save.record) } }, 'w'));
      const kept = store.texts.get(before);

      const again = appOn(store);
      if (renamed) expect(await again.rename(id, 'Sunday')).toBeUndefined();
      expect(store.texts.get(before)).toBe(kept);
      const opened = await openedOn(again, id);
      expect(opened.getSnapshot()).toMatchObject({ made: 5, setBack: !renamed });
      expect((await again.list()).filter(isListed)).toHaveLength(1);
      await playMoves(opened, 1);
      expect(opened.getSnapshot().saveProblem).toBeUndefined();
      expect(store.texts.get(before) === kept).toBe(!renamed);
      expect(movesIn(await openedOn(appOn(store), id))).toHaveLength(6);
      await playMoves(opened, 1);
      expect(movesIn(await openedOn(appOn(store), id))).toHaveLength(7);
    },
  );

  it('because there is none changes nothing', async () => {
    const { store, app } = await deviceWith();
    const before = new Map(store.texts);
    expect(await app.open('none')).toMatchObject({ fault: 'gone' });
    expect(await app.exportText('none')).toBeUndefined();
    expect(await app.exportTableView('none')).toMatchObject({ fault: 'gone' });
    expect(await app.duplicate('none', '')).toEqual({ fault: 'gone' });
    await app.discard('none');
    expect(store.texts).toEqual(before);
  });
});

describe('the table view of a game, for sharing', () => {
  it.each(EVERY_GAME)('of %s tells what everybody saw, at any moment, and is no save', async (game) => {
    const random = diceOf(`table-view-of-${game}`);
    const { app, match, id } = await deviceWith(game, 0);
    for (let look = 0; look < 8; look += 1) {
      await playMoves(match, 1 + random.below(12), random);
      const text = await app.exportTableView(id);
      if (typeof text !== 'string') throw new Error(text.fault);
      const shared = JSON.parse(text) as { now: unknown; steps: { events: unknown }[] };
      const { play, log } = wholeMatch(match);
      expect(shared.now).toEqual(JSON.parse(JSON.stringify(gameOf(game).view(play.state, 'table'))));
      expect(shared.steps.map(({ events }) => events)).toEqual(
        JSON.parse(JSON.stringify(log.map(({ events }) => redact(events, 'table')))),
      );
      expect(text).not.toContain(id);
      expect(text).not.toContain(play.seed);
      expect(text).not.toContain(digest(play.state));
      expect(await app.importText(text)).toEqual({ fault: 'tableView' });
    }
  });

  it.each(EVERY_GAME)('of %s is the same whatever is hidden from the table', async (game) => {
    const random = diceOf(`hidden-from-the-table-of-${game}`);
    const { app, match, id } = await deviceWith(game, 0);
    for (let look = 0; look < 8; look += 1) {
      await playMoves(match, 1 + random.below(12), random);
      const proven = proveSave(readable(await app.exportText(id)));
      if (isDisproved(proven)) throw new Error(proven.fault);
      const rules = gameOf(game);
      const state = rules.imagine(rules.view(proven.play.state, 'table'), random);
      const elsewhere = { ...proven, play: { ...proven.play, state } };
      expect(tableViewText(elsewhere)).toBe(tableViewText(proven));
    }
  });
});
