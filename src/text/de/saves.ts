import type { Text } from '../text';

function missing(moves: number): string {
  if (moves === 0) return 'Dieses Spiel konnte';
  return moves === 1 ? 'Der letzte Zug konnte' : `Die letzten ${moves} Züge konnten`;
}

export const saves: Text['saves'] = {
  title: 'Gespeicherte Spiele',
  empty: { title: 'Keine gespeicherten Spiele', about: 'Begonnene Spiele liegen hier, Zug für Zug.' },
  heading: (a) => `${a.game}, ${a.round}`,
  overHeading: (a) => `${a.game}, beendet nach ${a.rounds}`,
  asked: (a) => `${a.name} entscheidet · ${a.when}`,
  over: (a) => `beendet ${a.when}`,
  players: (a) => `mit ${a.names}`,
  continue: 'Weiterspielen',
  results: 'Endstand',
  delete: 'Löschen',
  deleteNamed: (a) => `${a.what} löschen`,
  more: (a) => `Mehr zu ${a.what}`,
  rename: 'Umbenennen',
  renameAbout: 'Ohne Namen stehen das Spiel und sein Stand da.',
  name: 'Name des Spiels',
  keepName: 'Namen speichern',
  duplicate: 'Duplizieren',
  duplicateAbout: 'Ein zweites Spiel ab diesem Augenblick; das erste bleibt, wie es ist.',
  duplicated: (a) => `Neu in der Liste: ${a.what}`,
  importedFrom: (a) => `${a.what} (importiert)`,
  copyOf: (a) => `${a.what} (Kopie)`,
  deleteAbout:
    'Es lässt sich zurückholen, bis ein anderes Spiel gelöscht wird oder das Gerät seinen Platz braucht.',
  deleted: (a) => `Gelöscht: ${a.what}`,
  deletedBefore: 'Das zuletzt gelöschte Spiel lässt sich noch zurückholen.',
  roomTaken:
    'Das zuletzt gelöschte Spiel ist endgültig fort: Es war kein Platz mehr da, und ein anderes Spiel brauchte seinen.',
  undoDelete: 'Zurückholen',
  deleteForGood: 'Endgültig löschen',
  back: (a) => `${a.what} ist wieder da.`,
  tryAgain: 'Noch einmal versuchen',
  tryingAgain: 'einen Moment',
  reopen: 'Neu öffnen',
  notListed:
    'Das Gerät konnte die gespeicherten Spiele gerade nicht lesen. Sie sind noch da: Versuche es noch einmal.',
  export: {
    action: 'Exportieren',
    about: 'Als Text oder Datei, zum Weiterspielen anderswo oder zum Zeigen',
    what: 'Was exportiert wird',
    tableView: 'Ansicht des Tisches',
    whole: 'Ganzes Spiel',
    tableViewAbout: 'Enthält nur, was alle am Tisch gesehen haben: zum Ansehen, nicht zum Weiterspielen.',
    wholeAbout: 'Lässt sich auf jedem Gerät mit dieser App importieren und weiterspielen.',
    unreadableAbout: 'Was gespeichert ist, Zeichen für Zeichen. Es kann verdeckte Handkarten enthalten.',
    share: 'Teilen …',
    copy: 'Kopieren',
    download: 'Herunterladen',
    copied: 'Kopiert. Füge es ein, wo du möchtest.',
    downloaded: 'Die Datei liegt bei deinen Downloads.',
    failed: 'Das ging hier nicht. Versuche es auf andere Weise.',
  },
  import: {
    action: 'Spiel importieren',
    about:
      'Füge den Text eines Spielstands oder mehrerer ein, oder wähle ihre Datei. Aus jedem wird hier ein neues Spiel; ersetzt wird nichts.',
    field: 'Text eines Spielstands',
    placeholder: 'Hier einfügen',
    held: (a) => `Ein Text von ${a.characters} Zeichen ist eingefügt.`,
    again: 'Anderen Text einfügen',
    file: 'Datei wählen',
    confirm: 'Importieren',
    empty: 'Noch ist nichts eingefügt',
    working: 'Die Züge werden geprüft.',
    progress: (a) => `${a.looked} von ${a.games} Spielen`,
    stop: 'Anhalten',
    done: (a) => `Importiert: ${a.what}.`,
    several: (a) => `Importiert: ${a.games} Spiele.`,
    mended: 'Namen, die sich nicht zeigen ließen, wurden geändert.',
    refused: (a) => `Nicht übernommen: ${a.games} (${a.why}).`,
    reasons: {
      damaged: 'nicht vollständig oder unterwegs verändert',
      newerFormat: 'von einer neueren Version der App gespeichert',
      notASave: 'kein Spielstand',
      tooLong: 'viel zu lang für einen Spielstand',
      tableView: 'die geteilte Ansicht eines Tisches',
      notRead: 'vom Gerät gerade nicht gelesen',
      unknownGame: 'ein Spiel, das diese Version der App nicht kennt',
      otherRules: 'nach anderen Regeln gespielt, als diese Version der App sie hat',
      wrongMoves: 'Züge, die nicht zur versprochenen Stellung führen',
      failed: 'vom Gerät nicht gespeichert: Versuche es noch einmal',
      full: 'kein Platz mehr auf diesem Gerät',
      playedElsewhere: 'wird gerade in einem anderen Fenster gespeichert: Versuche es noch einmal',
      windowHangs: 'ein anderes Fenster der App antwortet nicht: Schließe es und versuche es noch einmal',
      calledOff: 'nicht angesehen, weil du angehalten hast',
      passedOver: 'nach so vielen vergeblichen nicht mehr angesehen',
    },
  },
  unreadable: 'Ein Spiel, das sich nicht öffnen lässt',
  unnamed: 'Der Spielstand',
  faults: {
    gone: 'Unter dieser Adresse liegt auf diesem Gerät kein Spiel. Vielleicht wurde es gelöscht, oder es liegt auf einem anderen Gerät.',
    damaged:
      'Der gespeicherte Stand ist beschädigt. Er bleibt, wie er ist; du kannst ihn exportieren oder löschen.',
    newerFormat: 'Eine neuere Version der App hat es gespeichert. Es bleibt, bis diese Version da ist.',
    notASave:
      'Was hier liegt, ist kein Spielstand. Es bleibt, wie es ist; du kannst es exportieren oder löschen.',
    tooLong: 'Was hier liegt, ist viel zu lang für einen Spielstand. Es bleibt, wie es ist.',
    tableView: 'Das ist die geteilte Ansicht eines Tisches, kein Spielstand. Sie bleibt, wie sie ist.',
    notRead: 'Das Gerät konnte es gerade nicht lesen. Es ist noch da: Versuche es noch einmal.',
    unknownGame: 'Dieses Spiel kennt die App in dieser Version nicht. Es bleibt.',
    otherRules: 'Es wurde nach anderen Regeln gespielt, als diese Version der App sie hat. Es bleibt.',
    wrongMoves:
      'Seine Züge führen nicht zu der Stellung, die es verspricht: Es wurde verändert oder beschädigt. Es bleibt.',
  },
  importFaults: {
    damaged:
      'Der Text ist nicht vollständig oder wurde unterwegs verändert. Schicke ihn noch einmal und füge ihn ganz ein.',
    newerFormat: 'Eine neuere Version der App hat das Spiel gespeichert. Aktualisiere zuerst diese.',
    notASave: 'Das ist kein Spielstand.',
    tooLong: 'Das ist viel zu lang für einen Spielstand.',
    tableView: 'Das ist die geteilte Ansicht eines Tisches. Man kann sie ansehen, aber nicht weiterspielen.',
    notRead: 'Das Gerät konnte es gerade nicht lesen. Versuche es noch einmal.',
    unknownGame: 'Dieses Spiel kennt die App in dieser Version nicht.',
    otherRules: 'Das Spiel wurde nach anderen Regeln gespielt, als diese Version der App sie hat.',
    wrongMoves:
      'Die Züge führen nicht zu der Stellung, die der Text verspricht: Er wurde verändert oder beschädigt.',
    failed: 'Das Gerät konnte das Spiel nicht speichern. Nichts wurde übernommen: Versuche es noch einmal.',
    full: 'Auf diesem Gerät ist kein Platz mehr. Nichts wurde übernommen: Lösche ein gespeichertes Spiel und versuche es noch einmal.',
    playedElsewhere:
      'Ein anderes Fenster speichert es gerade. Nichts wurde übernommen: Versuche es noch einmal.',
    windowHangs:
      'Ein anderes Fenster der App antwortet nicht. Nichts wurde übernommen: Schließe es und versuche es noch einmal.',
    calledOff: 'Angehalten. Nichts wurde übernommen.',
    passedOver: 'Zu viele Spiele dieses Textes waren beschädigt. Nichts wurde übernommen.',
  },
  storeFaults: {
    failed: 'Das Gerät konnte das nicht speichern. Alles ist, wie es vorher war: Versuche es noch einmal.',
    full: 'Auf diesem Gerät ist kein Platz mehr. Alles ist, wie es vorher war: Lösche ein gespeichertes Spiel endgültig und versuche es noch einmal.',
    playedElsewhere:
      'Dieses Spiel wurde in einem anderen Fenster oder von einer anderen Version der App weitergespielt. Was hier geschieht, bleibt nicht: Öffne es neu, um dort weiterzuspielen.',
    windowHangs:
      'Ein anderes Fenster der App antwortet nicht und lässt dieses warten. Alles ist, wie es vorher war: Schließe jenes Fenster und versuche es noch einmal.',
  },
  moveFaults: {
    failed: (a) =>
      !a.before
        ? 'Von diesem Spiel ist auf diesem Gerät noch nichts gespeichert: Das Schreiben ging nicht. Mit dem nächsten Zug wird es noch einmal versucht.'
        : `${missing(a.moves)} nicht gespeichert werden; alles davor ist gespeichert. Mit dem nächsten Zug wird es noch einmal versucht.`,
    full: (a) =>
      !a.before
        ? 'Von diesem Spiel ist noch nichts gespeichert: Auf diesem Gerät ist kein Platz mehr. Lösche ein gespeichertes Spiel und versuche es noch einmal.'
        : `${missing(a.moves)} nicht gespeichert werden: Auf diesem Gerät ist kein Platz mehr. Alles davor ist gespeichert. Lösche ein gespeichertes Spiel und versuche es noch einmal.`,
    playedElsewhere: (a) =>
      !a.before
        ? 'Von diesem Spiel konnte von hier aus nichts gespeichert werden: Ein anderes Fenster oder eine andere Version der App hat es gespeichert. Öffne es neu, um dort weiterzuspielen.'
        : `${missing(a.moves)} nicht gespeichert werden: Dieses Spiel wurde in einem anderen Fenster oder von einer anderen Version der App weitergespielt. Öffne es neu, um dort weiterzuspielen.`,
    windowHangs: (a) =>
      !a.before
        ? 'Von diesem Spiel ist noch nichts gespeichert: Ein anderes Fenster der App antwortet nicht. Schließe jenes Fenster und versuche es noch einmal.'
        : `${missing(a.moves)} nicht gespeichert werden: Ein anderes Fenster der App antwortet nicht. Alles davor ist gespeichert. Schließe jenes Fenster und versuche es noch einmal.`,
  },
  leaving: {
    title: 'Ohne das Ungespeicherte gehen?',
    about: (a) =>
      `${missing(a.moves)} auf diesem Gerät nicht gespeichert werden. Wer den Tisch jetzt verlässt, verliert ${a.moves === 1 ? 'ihn' : 'sie'}.`,
    stay: 'Am Tisch bleiben',
    leave: 'Trotzdem gehen',
  },
  setBack:
    'Was von diesem Spiel zuletzt gespeichert wurde, ist beschädigt. Es geht mit dem Zug davor weiter: Der letzte Zug muss vielleicht noch einmal gemacht werden.',
  notRecorded: (a) =>
    `${a.games === 1 ? 'Das Ergebnis eines Spiels konnte' : `Die Ergebnisse von ${a.games} Spielen konnten`} nicht festgehalten werden. Alles davor ist noch da: Versuche es noch einmal, bevor du die App schließt.`,
  notKept: {
    settings: 'Das Gerät konnte die Einstellungen nicht speichern: Sie gelten, bis die App geschlossen wird.',
    lastTable:
      'Das Gerät konnte nicht speichern, wie dieser Tisch eingestellt ist: Das nächste neue Spiel fragt wieder danach.',
  },
  keeping: {
    unlessCleared:
      'Spiele bleiben hier erhalten, aber dieser Browser verspricht es nicht: Wird der Platz knapp, darf er sie löschen, und ein privates Fenster vergisst sie beim Schließen. Exportiere, was sicher sein soll.',
    soon: 'Dieser Browser hat keinen sicheren Speicher: Er schreibt Spiele etwa einmal in der Minute auf; was seither gespielt wurde, ist verloren, wenn er abstürzt. Exportiere, was sicher sein soll.',
    untilClosed:
      'Dieser Browser behält nichts über diese Seite hinaus: Wer sie schließt, verliert ihre Spiele. Exportiere ein Spiel vorher und importiere es, um weiterzuspielen.',
    notNow:
      'Deine Spiele sind auf diesem Gerät, aber der Browser gibt sie gerade nicht heraus. Schaffe Platz auf dem Gerät und lade die Seite neu, bevor du weiterspielst.',
    reload: 'Seite neu laden',
    refused:
      'Der Browser hat es nicht versprochen. Spiele bleiben hier, bis er ihren Platz braucht; exportiere, was sicher sein soll. Manche Browser versprechen es, sobald die App installiert ist.',
    ask: 'Den Browser bitten, sie zu behalten',
    exportAll: 'Alle Spiele exportieren',
    copy: 'Kopie sichern',
  },
  holdsHands:
    'Ein Spielstand enthält alle verdeckten Handkarten. Teile mit Mitspielenden die Ansicht des Tisches.',
};
