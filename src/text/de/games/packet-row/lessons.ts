import type { Text } from '../../../text';

export const lessons: Text['games']['packet-row']['lessons'] = {
  choosing: {
    title: 'Einen Spielplan wählen',
    about: 'Der Hafenmeister bestimmt, wo genommen wird.',
    steps: {
      welcome: {
        text: 'New York, 1842. Du handelst gegen Greta und Oskar. Die meisten Punkte gewinnen: Stadtkarten bringen sie, und je volle 10\u00a0$ noch einen.',
      },
      contract: {
        text: 'Du hast einen Vertrag: Drei Baumwolle für Frankreich bringen 25\u00a0$. Dazu brauchst du Baumwolle vom Markt und ein französisches Schiff von den Docks.',
      },
      choose: {
        text: 'Du bist Hafenmeister: Du wählst den Spielplan, aber die anderen werden dort zuerst gefragt. Auf dem Markt liegen drei Baumwolle.',
        task: 'Wähle den Markt.',
        otherwise: {
          docks:
            'Mit dem Schiff ginge es auch los. Aber Schiffe kosten nie etwas, und die Baumwolle ist bald fort.',
          guildhall: 'Ein zweiter Vertrag, bevor der erste läuft, füllt nur die Hand.',
          bank: 'Du hast schon 25\u00a0$, genug für die Baumwolle.',
        },
      },
      take: {
        text: 'Greta nahm das Getreide, Oskar verzichtete. Was auf einem gewählten Spielplan liegen bleibt, wird nach der Runde abgelegt.',
        task: 'Nimm die drei Baumwolle.',
        otherwise: {
          decline: 'Dann würde die Baumwolle nach der Runde abgelegt. Du brauchst sie.',
        },
      },
      ended: {
        text: 'Nimmt der Hafenmeister eine Karte, endet die Runde. Oskar hat gewartet und bekommt nichts. Die nächste Runde leitet Greta.',
      },
    },
  },
  waiting: {
    title: 'Nehmen oder warten',
    about: 'Eine Karte pro Runde: diese oder später eine bessere?',
    steps: {
      one: {
        text: 'Du darfst eine Karte pro Runde nehmen. Wer verzichtet, kann später noch eine nehmen, wenn die Runde weitergeht.',
      },
      wait: {
        text: 'Greta hat das Gildehaus gewählt. Der Vertrag dort will vier Baumwolle für Großbritannien, mehr als du hast. Verzichtet auch Greta, muss sie einen anderen Spielplan wählen.',
        task: 'Warte: verzichte.',
        otherwise: {
          contract:
            'Ein Vertrag, den du nicht erfüllen kannst, bringt nichts, und er wäre deine einzige Karte dieser Runde.',
        },
      },
      take: {
        text: 'Es hat geklappt: Sie wählt die Bank. Warten war ein Wagnis, denn hätte sie etwas genommen, gingst du leer aus.',
        task: 'Nimm die 8\u00a0$.',
        otherwise: {
          banker:
            'Ein Bankier bringt 2 Punkte, aber nur, wenn am Ende niemand reicher ist als du. Dafür ist es zu früh.',
          decline: 'Nähme Greta dann eine Karte, wäre die Runde aus, und du hättest keine.',
        },
      },
      hidden: {
        text: 'Deine Hand ist geheim, dein Geld nicht. Geldscheine bleiben auf der Hand, bis du sie einlöst.',
      },
    },
  },
  paying: {
    title: 'Bezahlen',
    about: 'Was Geld kostet und woher es kommt.',
    steps: {
      prices: {
        text: 'Waren, Gold und Stadtkarten kosten, was ihre Münze zeigt. Alles andere ist umsonst.',
      },
      cash: {
        text: 'Oskar hat den Markt gewählt. Das Museum hat 4 Punkte und kostet 20\u00a0$; dir fehlen 5\u00a0$. Dein Geldschein hilft, und zwar jederzeit.',
        task: 'Löse den 8-$-Schein aus deiner Hand ein.',
        otherwise: {
          trader:
            'Ein Händler verwandelt eine Ware. Später nützlich, aber Punkte gewinnen, und du kannst sie bezahlen.',
          decline: 'Nicht nötig: Mit dem Schein reicht es für das Museum.',
        },
      },
      buy: {
        text: 'Jetzt 23\u00a0$. Stadtkarten bleiben auf der Hand und zählen am Ende.',
        task: 'Nimm das Museum.',
        otherwise: {
          trader: 'Ein Händler verwandelt eine Ware. Die 4 Punkte des Museums sind sicher.',
          decline: 'Gerade hast du das Geld dafür zusammen.',
        },
      },
      purse: {
        text: 'Punkte jetzt oder Waren, die mehr einbringen? Das fragst du dich jede Runde. Eine Lieferung füllt die Kasse wieder.',
      },
    },
  },
  lastCall: {
    title: 'Der letzte Aufruf',
    about: 'Das Vorrecht des Hafenmeisters.',
    steps: {
      plan: {
        text: 'Du leitest wieder und willst das französische Schiff. Wählst du aber die Docks, können die anderen es vor dir nehmen.',
      },
      choose: {
        text: 'Also locke sie anderswohin. Auf dem Markt liegt Tabak, und Oskar hat einen Vertrag dafür.',
        task: 'Wähle den Markt.',
        otherwise: {
          docks: 'Dann nehmen Greta oder Oskar das Schiff vielleicht, bevor du gefragt wirst.',
          guildhall: 'Dort verzichten sie vielleicht. Auf dem Markt wollen beide etwas.',
          bank: 'Dort verzichten sie vielleicht. Auf dem Markt wollen beide etwas.',
        },
      },
      take: {
        text: 'Beide haben genommen: der letzte Aufruf. Nimm eine Karte hier oder auf einem Spielplan, der diese Runde nicht gewählt wurde. Niemand wird vor dir gefragt.',
        task: 'Geh zu den Docks und nimm das Schiff für Frankreich.',
        otherwise: {
          pass: 'Wer passt, verschenkt den besten Augenblick der Runde.',
          captain: 'Ein Kapitän lenkt ein Schiff um. Erst brauchst du ein Schiff.',
          contract: 'Erfülle erst den Vertrag, den du hast: Ihm fehlt nur noch das Schiff.',
          money: '4\u00a0$ sind schön, das Schiff bringt 25\u00a0$.',
        },
      },
      open: {
        text: 'Schiffe liegen offen vor dir: Die anderen sehen, wohin du segelst.',
      },
    },
  },
  ships: {
    title: 'Schiffe und Verträge',
    about: 'Deine erste Lieferung.',
    steps: {
      ready: {
        text: 'Greta ist an der Reihe, aber liefern darfst du jederzeit. Vertrag, Schiff und Baumwolle sind beisammen.',
      },
      deliver: {
        text: 'Der Plan ist schon gemacht. Jede Karte darin wird abgelegt, und du bekommst den Lohn.',
        task: 'Öffne den Plan mit Liefern und bestätige ihn.',
      },
      take: {
        text: 'Greta hat das Gildehaus gewählt. Ein Schiff trägt beliebig viele Verträge für sein Land auf einmal: Sammle, was zusammenpasst.',
        task: 'Nimm den Vertrag für die Niederlande.',
        otherwise: {
          city: '3 Punkte für 14\u00a0$ sind gut. Aber ohne Vertrag verdienst du nichts mehr.',
          decline: 'Ohne Vertrag bringen Waren und Schiffe nichts ein.',
        },
      },
      later: {
        text: 'In den nächsten Runden kaufst du drei Felle und erwischst ein Schiff, aber es fährt in den Deutschen Bund.',
      },
    },
  },
  helper: {
    title: 'Eine Lieferung mit Helfer',
    about: 'Das falsche Schiff und ein Kapitän.',
    steps: {
      wrongShip: {
        text: 'Runde 9. Deine Felle sollen in die Niederlande, dein Schiff fährt in den Deutschen Bund. Ein Helfer macht das gut.',
      },
      take: {
        text: 'Ein Kapitän gibt einem Schiff ein anderes Ziel. Ein Händler verwandelt eine Ware. Ein Gehilfe nimmt eine Karte, die als Nächstes kommt.',
        task: 'Nimm den Kapitän.',
        otherwise: {
          city: '2 Punkte für 9\u00a0$. Der Kapitän ist umsonst und bringt dir sofort 15\u00a0$.',
          decline: 'Dann bleiben die Felle liegen, und jemand anders hat den Kapitän.',
        },
      },
      deliver: {
        text: 'Nun kann dein Schiff in die Niederlande. Zwei Felle sind verlangt, das dritte ist verloren.',
        task: 'Liefere mit dem Kapitän.',
      },
      gone: {
        text: 'Helfer werden mit der Lieferung abgelegt. Auch Gold hilft: Es steht für jede Ware.',
      },
    },
  },
  ending: {
    title: 'Das Ende und die Wertung',
    about: 'Die letzte Karte, die letzte Lieferung, die Punkte.',
    steps: {
      short: {
        text: 'Runde 34. Du hast den Markt gewählt, und sein Stapel ist leer: Er kann nicht mehr aufgefüllt werden. Nach dieser Runde ist das Spiel aus.',
      },
      choose: {
        text: 'Noch eine Karte. Im Gildehaus liegt ein Vertrag für vier Getreide, 35\u00a0$. Getreide, Gold, Kapitän und Schiff hast du.',
        task: 'Wähle das Gildehaus.',
        otherwise: {
          docks: 'Eine Stadtkarte kannst du dort nicht bezahlen, und ein Schiff zählt jetzt nichts.',
          bank: 'Ein paar Dollar, vielleicht ein halber Punkt. Der Vertrag bringt drei.',
        },
      },
      take: {
        text: 'Sonst wollte ihn niemand.',
        task: 'Nimm den Vertrag.',
        otherwise: {
          assistant: 'Ein Gehilfe zählt am Ende nichts.',
          decline: 'Es ist deine letzte Karte, und sie ist 35\u00a0$ wert.',
        },
      },
      deliver: {
        text: 'Das Spiel ist aus, aber alle dürfen noch liefern. Übrige Verträge sind nichts wert.',
        task: 'Liefere ein letztes Mal.',
        otherwise: {
          done: 'Wer fertig ist, handelt nicht mehr: 35\u00a0$ wären verloren.',
          cash: 'Geldscheine werden am Ende von selbst eingelöst.',
        },
      },
      done: {
        text: 'Geldscheine werden jetzt von selbst eingelöst.',
        task: 'Melde, dass du fertig bist.',
        otherwise: { cash: 'Er wird gleich von selbst eingelöst.' },
      },
      score: {
        text: 'Stadtkarten bringen dir 13. 45\u00a0$ sind 4 mehr. Niemand ist reicher, also zählt dein Bankier 2. Mit 19 Punkten gehört dir der Hafen!',
      },
    },
  },
};
