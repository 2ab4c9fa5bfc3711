import type { Text } from '../../../text';

export const lessons: Text['games']['rotterdam']['lessons'] = {
  lanes: {
    title: 'Vier Bahnen',
    about: 'Vier Häfen, vier Rohstoffe, dein erstes Schiff.',
    steps: {
      welcome: {
        text: 'Rotterdam hat vier Häfen. Jeder will einen Rohstoff und macht zwei Produkte daraus: Botlek Öl, Vulkaan Getreide, Merwe Obst, Eem Container.',
      },
      orders: {
        text: 'Produkte erfüllen Aufträge, und Aufträge bringen die meisten Punkte. Aus Obst und Containern werden die teuren Produkte, je 2 Punkte wert.',
      },
      launch: {
        text: 'Alle beginnen mit einem Schiff und einer freien Einheit. Von S4 führen die Wege nach Eem.',
        task: 'Wähle S4 und Container und lauf aus.',
        otherwise: {
          oil: 'Öl gehört nach Botlek, ans andere Ende der Karte. Container sind mehr wert.',
          grain: 'Getreide gehört nach Vulkaan und wird zu billigen Produkten. Container sind mehr wert.',
          fruit: 'Obst ist genauso gut, will aber nach Merwe.',
          containers: 'Container sind richtig. Von S4 ist der Weg nach Eem besser.',
        },
      },
      workers: {
        text: 'Jeder hat vier Arbeiter in der Runde: einen je Zug, auf eine Rolle, die sofort handelt.',
      },
    },
  },
  trading: {
    title: 'Handeln',
    about: 'Produkte für Geld.',
    steps: {
      trader: {
        text: 'Ein offener Auftrag will Benzin, Plastik und Brot: 5 Punkte. Du hast 15 Mio. €. Der Händler macht bis zu drei Geschäfte.',
        task: 'Setze einen Arbeiter auf den Händler.',
        otherwise: {
          captain: 'Der Kapitän fährt. Erst ein schneller Auftrag.',
          shipowner: 'Der Reeder bringt mehr Schiffe. Erst ein schneller Auftrag.',
          cash: '3 Mio. € sind schön, aber für einen Auftrag reicht es schon.',
        },
      },
      bread: {
        text: 'Kaufen kostet den Preis und hebt ihn um eins; Verkaufen bringt ihn und senkt ihn.',
        task: 'Kaufe Brot.',
        otherwise: {
          petrol: 'Das kommt gleich. Erst das Brot.',
          plastic: 'Das kommt gleich. Erst das Brot.',
          finish: 'Du hast noch nichts gekauft.',
        },
      },
      petrol: {
        text: 'Brot kostet jetzt 6 Mio. €, für alle.',
        task: 'Kaufe Benzin.',
        otherwise: {
          plastic: 'Das kommt gleich. Erst das Benzin.',
          finish: 'Der Auftrag ist noch nicht vollständig.',
        },
      },
      plastic: {
        text: 'Zwei von dreien.',
        task: 'Kaufe Plastik.',
        otherwise: { finish: 'Der Auftrag ist noch nicht vollständig.' },
      },
      prices: {
        text: 'Deine Geschäfte sind gemacht, dein Zug endet von selbst. Die Produkte auf deiner Hand sind verdeckt und auch Punkte: je 1, die teuren 2.',
      },
    },
  },
  orders: {
    title: 'Aufträge',
    about: 'Woher die meisten Punkte kommen.',
    steps: {
      forward: {
        text: 'Du hältst alle drei Produkte. Der Spediteur erfüllt einen Auftrag.',
        task: 'Setze einen Arbeiter auf den Spediteur und erfülle den Auftrag.',
        otherwise: {
          cash: 'Später. Oskar könnte einen Auftrag erfüllen, den du willst.',
          captain: 'Später. Nimm erst, was sicher ist.',
        },
      },
      filled: {
        text: '5 Punkte, und ein neuer Auftrag wird aufgedeckt. Wer 15 Punkte in Aufträgen hat, bringt die letzte Runde.',
      },
    },
  },
  shipowner: {
    title: 'Schiffe und Ladung',
    about: 'Der Reeder schickt Schiffe aus.',
    steps: {
      shipowner: {
        text: 'Ohne Geld brauchst du Waren. Der Reeder bekommt eine freie Einheit der billigsten Sorte, handelt mit Einheiten und setzt bis zu zwei Schiffe ein.',
        task: 'Setze einen Arbeiter auf den Reeder.',
        otherwise: { cash: 'Dort ist nur noch 1 Mio. € übrig.' },
      },
      free: {
        text: 'Öl und Getreide sind am billigsten. Vom freien Start S2 geht es Richtung Vulkaan.',
        task: 'Nimm die freie Einheit Getreide.',
        otherwise: { oil: 'Auch möglich. Von S2 ist der Weg nach Vulkaan der kürzere.' },
      },
      place: {
        text: 'Die Einheit liegt in deinem Lager, das drei fasst.',
        task: 'Setze ein Schiff auf S2.',
        otherwise: { sellRaw: 'Sie brächte 1 Mio. €. In Vulkaan wird sie zum Produkt.' },
      },
      load: {
        text: 'Ein Schiff trägt eine Einheit.',
        task: 'Lade das Getreide.',
        otherwise: { loadNothing: 'Ein leeres Schiff verdient nichts.' },
      },
      sails: {
        text: 'Dein zweites Schiff ist unterwegs. Greta hat die Hafenpolizei geschickt: Solche Schiffskarten halten ein Schiff einen Zug lang fest. In Häfen sind Schiffe sicher.',
      },
    },
  },
  captain: {
    title: 'Farben',
    about: 'Der Kapitän bewegt alle Schiffe.',
    steps: {
      colours: {
        text: 'Jede Fahrrinne hat eine Farbe. Der Kapitän wählt eine: Alle Schiffe fahren, die sie vor sich haben, auch die der anderen. Dann eine zweite.',
      },
      captain: {
        text: 'Deine Container liegen auf D2: Gelb führt nach D3, Rot von dort nach Eem.',
        task: 'Setze einen Arbeiter auf den Kapitän.',
      },
      yellow: {
        text: 'Die Liste zeigt, wohin jedes Schiff führe.',
        task: 'Wähle Gelb und fahre.',
        otherwise: {
          red: 'Von D2 führt keine rote Rinne. Rot kommt als Zweites.',
          blue: 'Blau führt nach C3. Von dort braucht es Grün bis Eem.',
        },
      },
      red: {
        text: 'Jetzt das letzte Stück.',
        task: 'Wähle Rot und fahre.',
        otherwise: { yellow: 'Von D3 führt Gelb nach Merwe, wo niemand Container will.' },
      },
      arrived: {
        text: 'Dein Schiff liegt mit der richtigen Ladung in Eem. Falsche Ladung bringt nichts. Nun muss jemand löschen.',
      },
    },
  },
  cards: {
    title: 'Schiffskarten',
    about: 'Kleine Überraschungen.',
    steps: {
      sailor: {
        text: 'Runde 5. Der Matrose nimmt eine Schiffskarte; danach bringt jedes Schiff an einem Ankerplatz seiner Reederei noch eine.',
        task: 'Setze einen Arbeiter auf den Matrosen.',
      },
      gale: {
        text: 'Du hast schon einen Sturm: Er treibt ein Schiff zurück. Oskars Schiff auf D2 liegt an einem Ankerplatz.',
        task: 'Spiele Sturm: das Schiff auf D2, zurück nach C1.',
        otherwise: {
          takeCard: 'Gleich. Erst verliert Oskars Schiff seinen Ankerplatz.',
          drawCard: 'Gleich. Erst verliert Oskars Schiff seinen Ankerplatz.',
        },
      },
      take: {
        text: 'Drei darfst du halten.',
        task: 'Nimm Ladungstausch.',
        otherwise: { drawCard: 'Blind geht auch. Was Ladungstausch tut, weißt du.' },
      },
      kinds: {
        text: 'Spiele sie in deinem eigenen Zug. Hafenfest und Ehrung der Stadt bleiben auf der Hand: Punkte am Ende.',
      },
    },
  },
  factories: {
    title: 'Fabriken',
    about: 'Ein Anteil an jedem Löschen.',
    steps: {
      build: {
        text: 'Eine Fabrik zieht ein Produkt, wenn in ihrem Hafen Ladung gelöscht wird. Der dritte Bauplatz in Eem kostet 6 Mio. €.',
        task: 'Setze einen Arbeiter auf den Fabrikanten und baue in Eem.',
        otherwise: { loader: 'In keinem Hafen liegt etwas von dir.' },
      },
      waits: {
        text: 'Bei jedem Löschen arbeitet eine Fabrik. Welche, sagt der Verlader: Das solltest du sein.',
      },
    },
  },
  loading: {
    title: 'Löschen',
    about: 'Aus Ladung werden Produkte.',
    steps: {
      loader: {
        text: 'Runde 8. Oskars Container liegen in Eem, und dort gehören dir zwei Fabriken. Der Verlader löscht alle Schiffe in allen Häfen.',
        task: 'Setze einen Arbeiter auf den Verlader.',
        otherwise: { cash: '1 Mio. €. Was deine Fabrik zieht, bringt 9 Mio. € oder mehr.' },
      },
      factory: {
        text: 'Oskar bekam Schuhe für die Ladung. Nun arbeitet eine Fabrik, und du wählst, wessen.',
        task: 'Wähle deine eigene Fabrik.',
        otherwise: { factory: 'Das wäre ein Geschenk.' },
      },
      drawn: {
        text: 'Schuhe auch für dich, ohne Schiff. Das Schiff kehrt heim, die Einheit geht an den Markt zurück.',
      },
    },
  },
  bonus: {
    title: 'Die Prämie des Kapitäns',
    about: 'Geld dafür, andere hereinzubringen.',
    steps: {
      captain: {
        text: 'Runde 10. Oskars Öl liegt auf B3, eine grüne Rinne vor Botlek.',
        task: 'Setze einen Arbeiter auf den Kapitän.',
      },
      green: {
        text: 'Für jedes fremde Schiff, das mit richtiger Ladung in seinen Hafen kommt, erhält der Kapitän 1 Mio. € vom Besitzer und 1 Mio. € von der Bank.',
        task: 'Wähle Grün und fahre.',
        otherwise: { red: 'Rot führt nach Merwe, wo niemand Öl will: keine Prämie.' },
      },
      paid: {
        text: '2 Mio. € für dich. Schau also, wo die Schiffe der anderen liegen, bevor du eine Farbe wählst.',
      },
    },
  },
  ending: {
    title: 'Das Ende',
    about: 'Fünfzehn Punkte in Aufträgen.',
    steps: {
      forward: {
        text: 'Runde 11. Du hast 14 Punkte in Aufträgen, Greta auch. Du hast Brot und Schuhe, und ein Auftrag will genau das.',
        task: 'Erfülle den Auftrag mit dem Spediteur.',
      },
      last: {
        text: '18 Punkte in Aufträgen: Das ist die letzte Runde. Alle Arbeiter werden noch gesetzt, die anderen können also aufholen.',
      },
    },
  },
  scoring: {
    title: 'Die Wertung',
    about: 'Der letzte Arbeiter, und wer gewinnt.',
    steps: {
      shipowner: {
        text: 'Dein letzter Arbeiter ändert nichts mehr: Ein neues Schiff käme nicht mehr an.',
        task: 'Setze ihn auf den Reeder.',
      },
      finish: { text: 'Alle anderen sind fertig.', task: 'Beende deinen Zug.' },
      score: {
        text: 'Aufträge 18, ein Brot auf der Hand 1, Hafenfest 1: 20 Punkte. Oskar hat 19, Greta 17. Rotterdam gehört dir!',
      },
    },
  },
};
