import type { Text } from '../../../text';

export const lessons: Text['games']['harbour']['lessons'] = {
  places: {
    title: 'Orte',
    about: 'Eine Figur, ein Gebäude, und was es gibt.',
    steps: {
      welcome: {
        text: 'In jedem Zug geht deine Figur in ein anderes Gebäude und tut, was dort steht. Punkte bringen Gebäude, die du kaufst; Greta und Oskar wollen sie auch.',
      },
      stock: {
        text: 'Du hast je einmal Fisch, Vieh, Stein und Holz. Waren bezahlen Gebäude.',
      },
      go: {
        text: 'Die Zimmerei gibt für ein Holz einen Fisch, ein Vieh und einen Stein.',
        task: 'Gehe in die Zimmerei.',
        otherwise: {
          'lumber-camp':
            'Zwei Holz und ein Fisch sind auch gut. Aber drei Waren dreier Arten lassen sich eher verschiffen.',
          cannery: 'Sie will drei Holz, und du hast eins: Es würde nichts geschehen.',
          'shipwrights-guild': 'Dort wird gekauft. Mit je einer Ware kannst du noch nichts verschiffen.',
          'canal-lock': 'Sie bewegt den Markt und gibt ein Holz. Erst brauchst du Waren.',
          lighthouse: 'Er bewegt den Markt und gibt eine Ware. Erst brauchst du mehr davon.',
          start: 'Ein Startgebäude gibt zwei Waren. Hier bekommst du drei für eine.',
        },
      },
      taken: {
        text: 'Wo eine Figur steht, darf niemand sonst hinein: Noch zwei Orte sind besetzt.',
      },
    },
  },
  stages: {
    title: 'Deine Landungsbrücken',
    about: 'Das Gebäude, mit dem alle beginnen.',
    steps: {
      go: {
        text: 'Deine Landungsbrücken geben zwei verschiedene Waren, oder du kaufst dort. Sie bleiben immer dein.',
        task: 'Gehe zu deinen Landungsbrücken.',
        otherwise: {
          'shipwrights-guild': 'Bald. Zwei Fische allein bezahlen kein Gebäude.',
        },
      },
      gain: {
        text: 'Vieh liegt auf der 3: Mit einem dritten kannst du es verschiffen. Stein ist für später.',
        task: 'Wähle Vieh und Stein und bestätige.',
      },
      ready: {
        text: 'Zwei Fische, drei Vieh, drei Stein: Zeit zu verkaufen.',
      },
    },
  },
  market: {
    title: 'Markt, Verschiffen, Kaufen',
    about: 'Dein erstes Gebäude.',
    steps: {
      spaces: {
        text: 'Das Feld einer Ware sagt, wie viele Einheiten du brauchst und wie viele Dollar sie bringen. Was du mehr hast, geht umsonst mit.',
      },
      go: {
        text: 'Kaufen lassen dich nur manche Aktionen. In der Schiffbauergilde ist es 2\u00a0$ billiger.',
        task: 'Gehe in die Schiffbauergilde.',
        otherwise: {
          'canal-lock': 'Der Markt passt schon: Fisch und Vieh lassen sich jetzt verschiffen.',
          lighthouse: 'Der Markt passt schon: Fisch und Vieh lassen sich jetzt verschiffen.',
          start: 'Dort könntest du auch kaufen, aber gegen eine Gebühr und ohne die 2\u00a0$.',
        },
      },
      buy: {
        text: 'Fisch bringt 2\u00a0$, Vieh 3\u00a0$. Das Holzfällerlager kostet 6\u00a0$, hier 4\u00a0$. Was übrig bleibt, verfällt.',
        task: 'Verschiffe Fisch und Vieh, kaufe das Holzfällerlager.',
        otherwise: { done: 'Du wolltest kaufen, und du kannst es.' },
      },
      slid: {
        text: 'Das Holzfällerlager gehört dir: 6 Punkte und für dich keine Gebühr. Verschifftes fällt auf die niedrigen Felder, der Rest rückt auf.',
      },
    },
  },
  limit: {
    title: 'Die Grenze',
    about: 'Sechs von jeder Ware, nicht mehr.',
    steps: {
      full: {
        text: 'Zug 12: Dir gehören zwei Gebäude. Von jeder Ware hast du Platz für sechs. Holz hast du fünf.',
      },
      go: {
        text: 'Dein Holzfällerlager gibt zwei Holz, eins zu viel, und einen fünften Fisch: Fünf bringen 5\u00a0$.',
        task: 'Gehe in dein Holzfällerlager.',
        otherwise: {
          shipbreakers: 'Sie will drei Stein. Du hast einen.',
          pub: 'Zwei Waren gegen eine Gebühr von einer. Dein eigenes Gebäude verlangt keine.',
        },
      },
      lost: {
        text: 'Ein Holz verfiel. Jede Kachel sagt vorher, was verfallen würde.',
      },
    },
  },
  fees: {
    title: 'Gebühren und Symbole',
    about: 'In den Gebäuden der anderen.',
    steps: {
      owners: {
        text: 'In Gebäuden der anderen zahlst du dem Besitzer eine Gebühr: eine Ware deiner Wahl.',
      },
      go: {
        text: 'Gretas Kneipe gibt zwei verschiedene Waren. Fisch und Holz hast du je sechs; Vieh und Stein fehlen dir.',
        task: 'Gehe in Gretas Kneipe.',
        otherwise: {
          'shipwrights-guild': 'Fisch und Holz brächten zusammen 5\u00a0$. Warte: Sie werden mehr bringen.',
          shipbreakers: 'Sie will drei Stein. Du hast zwei.',
        },
      },
      pay: {
        text: 'Die Gebühr ist vor oder nach der Aktion fällig. Holz kannst du entbehren.',
        task: 'Zahle ein Holz.',
        otherwise: {
          later: 'Möglich. Aber vielleicht möchtest du gerade die neue Ware behalten.',
          stone: 'Stein bringt jetzt 5\u00a0$. Gib, wovon du zu viel hast.',
          livestock: 'Vieh bringt jetzt 4\u00a0$. Gib, wovon du zu viel hast.',
          fish: 'Fisch bringt bald mehr. Holz ist das bessere Geschenk.',
        },
      },
      gain: {
        text: 'Vieh und Stein liegen auf 4 und 5.',
        task: 'Wähle Vieh und Stein und bestätige.',
      },
      symbols: {
        text: 'Die Symbole deiner Gebäude helfen auf Dauer. Zylinder: keine Gebühren. Münze: 1\u00a0$ mehr beim Kauf.',
      },
      moreSymbols: {
        text: 'Lagerhaus: behält eine Einheit beim Verschiffen. Anker: Manche Gebäude geben je Anker eine Ware.',
      },
    },
  },
  bending: {
    title: 'Den Markt biegen',
    about: 'Mach dir die Preise, die du brauchst.',
    steps: {
      low: {
        text: 'Du hast sechs Fische, aber sie liegen auf der 2. Manche Gebäude bewegen den Markt.',
      },
      go: {
        text: 'Das Auktionshaus dreht ihn um: Fisch kommt auf die 5, Stein fällt auf die 2, und du bekommst zwei von dem, was dann dort liegt.',
        task: 'Gehe ins Auktionshaus.',
        otherwise: {
          'shipwrights-guild':
            'Fisch und Holz bringen jetzt 5\u00a0$. Nach dem Auktionshaus bringt Holz allein fast so viel.',
          bank: 'Erst die Preise, dann der Kauf.',
          lighthouse:
            'Zwei Marken zu tauschen hülfe auch, gegen eine Gebühr an Greta. Das Auktionshaus ist frei.',
        },
      },
      moved: {
        text: 'Greta verschiffte zuerst Fisch für 5\u00a0$: Ein guter Markt ist für alle gut. Aber Holz kam auf die 5.',
      },
    },
  },
  warehouses: {
    title: 'Münzen und Lagerhäuser',
    about: 'Ein Kauf, bei dem etwas bleibt.',
    steps: {
      go: {
        text: 'Fünf Holz bringen 5\u00a0$, fünf Stein 2\u00a0$. Die Schlachthalle kostet 8\u00a0$, in der Schiffbauergilde 2\u00a0$ weniger.',
        task: 'Gehe in die Schiffbauergilde.',
        otherwise: {
          'architectural-society': 'Kaufen kann man dort auch, ohne die 2\u00a0$.',
          start: 'Kaufen kann man dort auch, ohne die 2\u00a0$.',
        },
      },
      buy: {
        text: 'Du hast zwei Lagerhäuser: Jedes behält eine verschiffte Einheit. Der Plan füllt sie.',
        task: 'Verschiffe Holz und Stein, kaufe die Schlachthalle.',
        otherwise: {
          fish: 'Behalte den Fisch: Nächstes Mal bringt er mehr.',
          done: 'Du wolltest kaufen, und du kannst es.',
        },
      },
      kept: {
        text: 'Ein Holz und ein Stein blieben. Die Münze der Schlachthalle ist bei jedem Kauf 1\u00a0$ mehr.',
      },
    },
  },
  fourth: {
    title: 'Das vierte Gebäude',
    about: 'Wie es endet, und wer gewinnt.',
    steps: {
      near: {
        text: 'Dir gehören drei Gebäude, Greta auch. Hat jemand vier, sind alle anderen ein letztes Mal dran.',
      },
      go: {
        text: 'Die Bank gibt eine Ware deiner Wahl und lässt dich mit 2\u00a0$ mehr kaufen.',
        task: 'Gehe in die Bank.',
        otherwise: {
          'auction-house': 'Fisch und Vieh liegen gut. Kaufe, bevor Greta es tut.',
          'architectural-society': 'Kaufen kann man dort auch. In der Bank hast du 2\u00a0$ mehr.',
        },
      },
      gain: {
        text: 'Vieh liegt auf der 5, und du hast vier.',
        task: 'Wähle Vieh und bestätige.',
        otherwise: {
          fish: 'Du hast sechs Fische: Noch einer würde verfallen.',
        },
      },
      buy: {
        text: '4\u00a0$ für Fisch, 5\u00a0$ für Vieh, 2\u00a0$ von der Bank, 1\u00a0$ für deine Münze: 12\u00a0$.',
        task: 'Verschiffe Fisch und Vieh, kaufe die Schiffbauergilde.',
        otherwise: { done: 'Du wolltest kaufen, und du kannst es.' },
      },
      score: {
        text: '6, 9, 7 und 11 Punkte: zusammen 33. Oskar hat 27, Greta 25. Gullsbottom gehört dir!',
      },
    },
  },
};
