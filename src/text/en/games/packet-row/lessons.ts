/** How to play Packet Row: what the coach says at each step, and to moves that were not asked for. */
export const lessons = {
  choosing: {
    title: 'Choosing an area',
    about: 'The harbour master says where cards are taken.',
    steps: {
      welcome: {
        text: 'New York, 1842. You trade against Greta and Oskar. Most points win: city cards have them, and every full $10 is one more.',
      },
      contract: {
        text: 'You hold a contract: three cotton for France earn $25. So you need cotton from the market and a French ship from the docks.',
      },
      choose: {
        text: 'You are harbour master: you choose the area, but the others are asked there first. Three cotton lie in the market.',
        task: 'Choose the market.',
        otherwise: {
          docks:
            'The French ship would be a start as well. But ships cost nothing, and the cotton may soon be gone.',
          guildhall: 'A second contract before the first one is under way would only fill your hand.',
          bank: 'You have $25 already, enough for the cotton.',
        },
      },
      take: {
        text: 'Greta took the grain, Oskar declined. What nobody takes from a chosen area is discarded after the round.',
        task: 'Take the three cotton.',
        otherwise: { decline: 'Then the cotton would be discarded after the round. You need it.' },
      },
      ended: {
        text: 'When the harbour master takes a card, the round is over. Oskar waited and gets nothing. Greta leads the next one.',
      },
    },
  },
  waiting: {
    title: 'Taking or waiting',
    about: 'One card a round: this one, or a better one later?',
    steps: {
      one: {
        text: 'You may take one card a round. Whoever declines can still take one later, if the round goes on.',
      },
      wait: {
        text: 'Greta chose the guildhall. The contract left there wants four cotton for Britain, more than you have. If Greta declines too, she must open another area.',
        task: 'Wait: decline.',
        otherwise: {
          contract: 'A contract you cannot fill earns nothing, and it would be your only card of this round.',
        },
      },
      take: {
        text: 'It worked: she opened the bank. Waiting was a risk, for had she taken a card, you would have none.',
        task: 'Take the $8.',
        otherwise: {
          banker:
            'A banker scores 2 points, but only if nobody is richer than you at the end. It is too early for that.',
          decline: 'If Greta took a card then, the round would be over, and you would have none.',
        },
      },
      hidden: {
        text: 'Your hand is secret, your money is not. Notes stay in your hand until you cash them.',
      },
    },
  },
  paying: {
    title: 'Paying',
    about: 'What costs money, and where it comes from.',
    steps: {
      prices: {
        text: 'Goods, gold and city cards cost what their coin shows. Everything else is free.',
      },
      cash: {
        text: 'Oskar opened the market. The Museum has 4 points and costs $20; you are $5 short. Your $8 note makes up for it, at any time.',
        task: 'Cash the $8 note in your hand.',
        otherwise: {
          trader:
            'A trader turns one good into another. Handy later, but points win, and you can pay for them.',
          decline: 'No need: with the note you can pay for the Museum.',
        },
      },
      buy: {
        text: '$23 now. City cards stay in your hand and count at the end.',
        task: 'Take the Museum.',
        otherwise: {
          trader: 'A trader turns one good into another. The Museum’s 4 points are certain.',
          decline: 'You have just raised the money for it.',
        },
      },
      purse: {
        text: 'Points now, or goods that earn more? You decide every round. A delivery will fill your purse again.',
      },
    },
  },
  lastCall: {
    title: 'The last call',
    about: 'The harbour master’s privilege.',
    steps: {
      plan: {
        text: 'You lead again and want the French ship. But choose the docks, and the others can take it before you.',
      },
      choose: {
        text: 'So tempt them elsewhere. Tobacco lies in the market, and Oskar has a contract for it.',
        task: 'Choose the market.',
        otherwise: {
          docks: 'Then Greta or Oskar may take the ship before you are asked.',
          guildhall: 'They may decline there. In the market both will want something.',
          bank: 'They may decline there. In the market both will want something.',
        },
      },
      take: {
        text: 'Both have taken a card: the last call. Take one here or in any area not chosen this round. Nobody is asked before you.',
        task: 'Open the docks and take the ship to France.',
        otherwise: {
          pass: 'Passing would give away your best moment of the round.',
          captain: 'A captain redirects a ship. First you need a ship.',
          contract: 'Fill the contract you have first: it lacks nothing but the ship.',
          money: '$4 are welcome, the ship brings $25.',
        },
      },
      open: {
        text: 'Ships lie open before you, so the others can see where you will sail.',
      },
    },
  },
  ships: {
    title: 'Ships and contracts',
    about: 'Your first delivery.',
    steps: {
      ready: {
        text: 'It is Greta’s turn, but you may deliver at any time. Contract, ship and cotton are together.',
      },
      deliver: {
        text: 'The planner has loaded all you need. Every card in the plan is discarded, and the reward is paid.',
        task: 'Open the planner with Deliver, and confirm.',
      },
      take: {
        text: 'Greta opened the guildhall. One ship carries any number of contracts for its country at once, so collect what goes together.',
        task: 'Take the contract for the Netherlands.',
        otherwise: {
          city: '3 points for $14 are fair. But without a contract you will earn no more money.',
          decline: 'Without a contract, goods and ships earn nothing.',
        },
      },
      later: {
        text: 'In the next rounds you buy three fur and catch a ship, but it is bound for Germany.',
      },
    },
  },
  helper: {
    title: 'A delivery with a helper',
    about: 'The wrong ship, and a captain.',
    steps: {
      wrongShip: {
        text: 'Round 9. Your fur should go to the Netherlands, your ship goes to Germany. A helper can mend that.',
      },
      take: {
        text: 'A captain gives one ship another destination. A trader turns one good into another. An assistant takes a card that comes next.',
        task: 'Take the captain.',
        otherwise: {
          city: '2 points for $9. The captain is free and earns you $15 at once.',
          decline: 'Then the fur stays in your hand, and somebody else has the captain.',
        },
      },
      deliver: {
        text: 'Now your ship can sail to the Netherlands. Two fur are wanted, so the third is lost.',
        task: 'Deliver with the captain.',
      },
      gone: {
        text: 'Helpers are discarded with the delivery. Gold helps too: it stands for any good.',
      },
    },
  },
  ending: {
    title: 'The end and the scoring',
    about: 'The last card, the last delivery, the points.',
    steps: {
      short: {
        text: 'Round 34. You chose the market, and its deck is empty: it cannot be filled again. So the game ends after this round.',
      },
      choose: {
        text: 'One more card. The guildhall has a contract for four grain, $35. Your grain, gold, captain and ship will do.',
        task: 'Choose the guildhall.',
        otherwise: {
          docks: 'You cannot pay for a city card there, and a ship scores nothing now.',
          bank: 'A few dollars, perhaps half a point. The contract brings three.',
        },
      },
      take: {
        text: 'Nobody else wanted it.',
        task: 'Take the contract.',
        otherwise: {
          assistant: 'An assistant scores nothing at the end.',
          decline: 'It is your last card, and worth $35.',
        },
      },
      deliver: {
        text: 'The game is over, but everybody may still deliver. Contracts left over are worth nothing.',
        task: 'Deliver once more.',
        otherwise: {
          done: 'Whoever is done acts no more: $35 would be lost.',
          cash: 'Notes are cashed by themselves at the end.',
        },
      },
      done: {
        text: 'Notes are now cashed by themselves.',
        task: 'Say that you are done.',
        otherwise: { cash: 'It will be cashed in a moment, by itself.' },
      },
      score: {
        text: 'City cards bring you 13. $45 are 4 more. Nobody is richer, so your banker scores 2. 19 points win the harbour!',
      },
    },
  },
};
