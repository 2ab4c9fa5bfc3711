/** How to play Harbour: what the coach says at each step, and to moves that were not asked for. */
export const lessons = {
  places: {
    title: 'Places',
    about: 'A pawn, a building, and what it gives.',
    steps: {
      welcome: {
        text: 'Every turn your pawn goes to another building and does what it says. Points come from buildings you buy; Greta and Oskar want them too.',
      },
      stock: {
        text: 'You hold one each of fish, livestock, stone and wood. Goods pay for buildings.',
      },
      go: {
        text: 'The Carpenter’s Yard gives a fish, a livestock and a stone for one wood.',
        task: 'Go to the Carpenter’s Yard.',
        otherwise: {
          'lumber-camp':
            'Two wood and a fish are good as well. But three goods of three kinds can be shipped sooner.',
          cannery: 'It wants three wood, and you hold one: nothing would happen.',
          'shipwrights-guild': 'There one buys. With one of each good you can ship nothing yet.',
          'canal-lock': 'It moves the market and gives one wood. First you need goods.',
          lighthouse: 'It moves the market and gives one good. First you need more of them.',
          start: 'A start building gives two goods. Here you get three for one.',
        },
      },
      taken: {
        text: 'Where a pawn stands, nobody else may enter: two more places are taken.',
      },
    },
  },
  stages: {
    title: 'Your own stages',
    about: 'The building that everybody begins with.',
    steps: {
      go: {
        text: 'Your Landing Stages give two different goods, or let you buy. They always stay yours.',
        task: 'Go to your Landing Stages.',
        otherwise: {
          'shipwrights-guild': 'Soon. Two fish alone would pay for no building.',
        },
      },
      gain: {
        text: 'Livestock lies on 3: with a third one you can ship it. Stone is for later.',
        task: 'Choose livestock and stone, and confirm.',
      },
      ready: {
        text: 'Two fish, three livestock, three stone: time to sell.',
      },
    },
  },
  market: {
    title: 'Market, shipping, buying',
    about: 'Your first building.',
    steps: {
      spaces: {
        text: 'A good’s space says how many units you need and how many dollars they pay. More units go too, for nothing.',
      },
      go: {
        text: 'Only some actions let you buy. In the Shipwrights’ Guild it is $2 cheaper.',
        task: 'Go to the Shipwrights’ Guild.',
        otherwise: {
          'canal-lock': 'The market is fine as it is: fish and livestock can be shipped now.',
          lighthouse: 'The market is fine as it is: fish and livestock can be shipped now.',
          start: 'You could buy there too, but for a fee and without the $2.',
        },
      },
      buy: {
        text: 'Fish pay $2, livestock $3. The Lumber Camp costs $6, here $4. Money left over is lost.',
        task: 'Ship fish and livestock, buy the Lumber Camp.',
        otherwise: { done: 'You came to buy, and you can.' },
      },
      slid: {
        text: 'The Lumber Camp is yours: 6 points, and no fee for you. What was shipped falls to the low spaces, the rest moves up.',
      },
    },
  },
  limit: {
    title: 'The limit',
    about: 'Six of each good, and no more.',
    steps: {
      full: {
        text: 'Turn 12: you own two buildings. You can hold six of each good, and have five wood.',
      },
      go: {
        text: 'Your Lumber Camp gives two wood, one too many, and a fifth fish: five pay $5.',
        task: 'Go to your Lumber Camp.',
        otherwise: {
          shipbreakers: 'It wants three stone. You hold one.',
          pub: 'Two goods for a fee of one. Your own building asks for none.',
        },
      },
      lost: {
        text: 'One wood was lost. Every tile says beforehand what would be.',
      },
    },
  },
  fees: {
    title: 'Fees and symbols',
    about: 'In other people’s buildings.',
    steps: {
      owners: {
        text: 'In others’ buildings you pay the owner a fee: one good of your choice.',
      },
      go: {
        text: 'Greta’s Pub gives two different goods. You hold six fish and six wood, but lack livestock and stone.',
        task: 'Go to Greta’s Pub.',
        otherwise: {
          'shipwrights-guild': 'Fish and wood would pay $5 together. Wait: they will pay more.',
          shipbreakers: 'It wants three stone. You hold two.',
        },
      },
      pay: {
        text: 'Pay before the action or after it. Wood you can spare.',
        task: 'Pay one wood.',
        otherwise: {
          later: 'Possible. But the good you gain may be the one you would rather keep.',
          stone: 'Stone pays $5 now. Give away what you have too much of.',
          livestock: 'Livestock pays $4 now. Give away what you have too much of.',
          fish: 'Fish will soon pay more. Wood is the better gift.',
        },
      },
      gain: {
        text: 'Livestock and stone lie on 4 and 5.',
        task: 'Choose livestock and stone, and confirm.',
      },
      symbols: {
        text: 'Symbols of your buildings help for good. Top hat: no fees. Coin: $1 more when you buy.',
      },
      moreSymbols: {
        text: 'Warehouse: keeps one unit when you ship. Anchors: some buildings give one good for each.',
      },
    },
  },
  bending: {
    title: 'Bending the market',
    about: 'Make the prices that you need.',
    steps: {
      low: {
        text: 'You have six fish, but they lie on 2. Some buildings move the market.',
      },
      go: {
        text: 'The Auction House reverses it: fish go to 5, stone falls to 2, and you get two of what is then on 2.',
        task: 'Go to the Auction House.',
        otherwise: {
          'shipwrights-guild':
            'Fish and wood pay $5 now. After the Auction House, wood alone will pay nearly as much.',
          bank: 'First the prices, then the purchase.',
          lighthouse: 'Exchanging two tokens would help too, for a fee to Greta. The Auction House is free.',
        },
      },
      moved: {
        text: 'Greta shipped fish for $5 first: a good market is good for everybody. But wood moved to 5.',
      },
    },
  },
  warehouses: {
    title: 'Coins and warehouses',
    about: 'A purchase that leaves something.',
    steps: {
      go: {
        text: 'Five wood pay $5, five stone $2. The Butcher’s Hall costs $8, in the Shipwrights’ Guild $2 less.',
        task: 'Go to the Shipwrights’ Guild.',
        otherwise: {
          'architectural-society': 'One can buy there as well, without the $2.',
          start: 'One can buy there as well, without the $2.',
        },
      },
      buy: {
        text: 'You own two warehouses: each keeps one unit that you ship. The plan fills them.',
        task: 'Ship wood and stone, buy the Butcher’s Hall.',
        otherwise: {
          fish: 'Keep the fish: they pay more next time.',
          done: 'You came to buy, and you can.',
        },
      },
      kept: {
        text: 'One wood and one stone stayed. The coin of the Butcher’s Hall is $1 more in every purchase.',
      },
    },
  },
  fourth: {
    title: 'The fourth building',
    about: 'How it ends, and who wins.',
    steps: {
      near: {
        text: 'You own three buildings, Greta too. When somebody owns four, all others have one last turn.',
      },
      go: {
        text: 'The Bank gives a good of your choice and lets you buy with $2 more.',
        task: 'Go to the Bank.',
        otherwise: {
          'auction-house': 'Fish and livestock lie well. Buy before Greta does.',
          'architectural-society': 'One can buy there too. In the Bank you have $2 more.',
        },
      },
      gain: {
        text: 'Livestock lies on 5, and you hold four.',
        task: 'Choose livestock, and confirm.',
        otherwise: {
          fish: 'You hold six fish: another one would be lost.',
        },
      },
      buy: {
        text: '$4 for fish, $5 for livestock, $2 from the Bank, $1 for your coin: $12.',
        task: 'Ship fish and livestock, buy the Shipwrights’ Guild.',
        otherwise: { done: 'You came to buy, and you can.' },
      },
      score: {
        text: '6, 9, 7 and 11 points: 33 in all. Oskar has 27, Greta 25. Gullsbottom is yours!',
      },
    },
  },
};
