import type { Text } from '../text';

export const saves: Text['saves'] = {
  title: 'Gespeicherte Spiele',
  empty: { title: 'Keine gespeicherten Spiele', about: 'Begonnene Spiele liegen hier, Zug für Zug.' },
  heading: (a) => `${a.game}, Runde ${a.round}`,
  overHeading: (a) => `${a.game}, beendet nach ${a.round} Runden`,
  asked: (a) => `${a.name} entscheidet · ${a.when}`,
  over: (a) => `beendet ${a.when}`,
  players: (a) => `mit ${a.names}`,
  continue: 'Weiterspielen',
  results: 'Endstand',
  delete: 'Löschen',
  deleteNamed: (a) => `${a.what} löschen`,
  confirm: {
    title: 'Dieses Spiel löschen?',
    about: 'Es lässt sich nicht wiederherstellen.',
    keep: 'Behalten',
    delete: 'Endgültig löschen',
  },
  unreadable: 'Ein Spiel, das sich nicht öffnen lässt',
  faults: {
    notJson: 'Der gespeicherte Stand ist beschädigt. Er bleibt, wie er ist.',
    newerFormat: 'Eine neuere Version der App hat es gespeichert. Es bleibt, bis diese Version da ist.',
    notASave: 'Was hier liegt, ist kein Spielstand. Es bleibt, wie es ist.',
    unknownGame: 'Dieses Spiel kennt die App in dieser Version nicht. Es bleibt.',
  },
};
