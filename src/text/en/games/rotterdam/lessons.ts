/** How to play Rotterdam: what the coach says at each step, and to moves that were not asked for. */
export const lessons = {
  lanes: {
    title: 'Four lanes',
    about: 'Four harbours, four raw materials, your first ship.',
    steps: {
      welcome: {
        text: 'Rotterdam has four harbours. Each wants one raw material and makes two products of it: Botlek oil, Vulkaan grain, Merwe fruit, Eem containers.',
      },
      orders: {
        text: 'Products fill orders, and orders are most of your points. Fruit and containers make the dear products, worth 2 points each.',
      },
      launch: {
        text: 'Everybody begins with a ship and a free unit. From S4 the lanes lead towards Eem.',
        task: 'Choose S4 and containers, and launch.',
        otherwise: {
          oil: 'Oil goes to Botlek, at the other end of the map. Containers are worth more.',
          grain: 'Grain goes to Vulkaan and makes low products. Containers are worth more.',
          fruit: 'Fruit is as good, but it wants to go to Merwe.',
          containers: 'Containers are right. S4 has the better way to Eem.',
        },
      },
      workers: {
        text: 'Everybody has four workers a round: one a turn, on a role, which acts at once.',
      },
    },
  },
  trading: {
    title: 'Trading',
    about: 'Products for money.',
    steps: {
      trader: {
        text: 'An open order wants petrol, plastic and bread: 5 points. You have €15m. The trader makes up to three deals.',
        task: 'Place a worker on the trader.',
        otherwise: {
          captain: 'The captain sails. First a quick order.',
          shipowner: 'The shipowner brings more ships. First a quick order.',
          cash: '€3m are nice, but you have enough for an order now.',
        },
      },
      bread: {
        text: 'Buying costs the price and raises it by one; selling pays it and lowers it.',
        task: 'Buy bread.',
        otherwise: {
          petrol: 'That comes next. First the bread.',
          plastic: 'That comes next. First the bread.',
          finish: 'You have not bought anything yet.',
        },
      },
      petrol: {
        text: 'Bread costs €6m now, for everybody.',
        task: 'Buy petrol.',
        otherwise: {
          plastic: 'That comes next. First the petrol.',
          finish: 'The order is not complete yet.',
        },
      },
      plastic: {
        text: 'Two of three.',
        task: 'Buy plastic.',
        otherwise: { finish: 'The order is not complete yet.' },
      },
      prices: {
        text: 'Your deals are done, and your turn ends by itself. Products in your hand are hidden, and points too: 1 each, 2 for the dear ones.',
      },
    },
  },
  orders: {
    title: 'Orders',
    about: 'Where most points come from.',
    steps: {
      forward: {
        text: 'You hold all three products. The forwarder fills one order.',
        task: 'Place a worker on the forwarder, and fill the order.',
        otherwise: {
          cash: 'Later. Oskar could fill an order that you want.',
          captain: 'Later. First take what is certain.',
        },
      },
      filled: {
        text: '5 points, and a new order is turned up. Whoever has 15 points in orders brings the last round.',
      },
    },
  },
  shipowner: {
    title: 'Ships and cargo',
    about: 'The shipowner sends ships out.',
    steps: {
      shipowner: {
        text: 'Without money you need goods. The shipowner gets a free unit of the cheapest kind, trades units, and places up to two ships.',
        task: 'Place a worker on the shipowner.',
        otherwise: { cash: '€1m would be all that is left there.' },
      },
      free: {
        text: 'Oil and grain are cheapest. The next free start, S2, leads towards Vulkaan.',
        task: 'Take the free unit of grain.',
        otherwise: { oil: 'Possible too. From S2 the way to Vulkaan is the shorter one.' },
      },
      place: {
        text: 'The unit lies in your stock, which holds three.',
        task: 'Place a ship at S2.',
        otherwise: { sellRaw: 'It would bring €1m. In Vulkaan it becomes a product.' },
      },
      load: {
        text: 'A ship carries one unit.',
        task: 'Load the grain.',
        otherwise: { loadNothing: 'An empty ship earns nothing.' },
      },
      sails: {
        text: 'Your second ship is on its way. Greta sent the harbour police: such ship cards hold a ship for a turn. In harbours ships are safe.',
      },
    },
  },
  captain: {
    title: 'Colours',
    about: 'The captain moves every ship.',
    steps: {
      colours: {
        text: 'Every channel has a colour. The captain chooses one: all ships move that have it ahead, everybody’s. Then a second one.',
      },
      captain: {
        text: 'Your containers lie at D2: yellow leads to D3, red from there into Eem.',
        task: 'Place a worker on the captain.',
      },
      yellow: {
        text: 'The list shows where each ship would go.',
        task: 'Choose yellow, and sail.',
        otherwise: {
          red: 'At D2 there is no red channel. Red comes second.',
          blue: 'Blue leads to C3. From there it takes green to reach Eem.',
        },
      },
      red: {
        text: 'Now the last stretch.',
        task: 'Choose red, and sail.',
        otherwise: { yellow: 'From D3, yellow leads to Merwe, where nobody wants containers.' },
      },
      arrived: {
        text: 'Your ship lies in Eem with the right cargo; wrong cargo earns nothing. Now somebody has to unload it.',
      },
    },
  },
  cards: {
    title: 'Ship cards',
    about: 'Small surprises.',
    steps: {
      sailor: {
        text: 'Round 5. The sailor takes a ship card; afterwards every ship at an anchorage brings its owner one more.',
        task: 'Place a worker on the sailor.',
      },
      gale: {
        text: 'You already hold a Gale: it drives a ship back. Oskar’s ship at D2 lies at an anchorage.',
        task: 'Play Gale: the ship at D2, back to C1.',
        otherwise: {
          takeCard: 'In a moment. First Oskar’s ship leaves its anchorage.',
          drawCard: 'In a moment. First Oskar’s ship leaves its anchorage.',
        },
      },
      take: {
        text: 'You may hold three.',
        task: 'Take Cargo swap.',
        otherwise: { drawCard: 'Blind is possible too. You know what Cargo swap does.' },
      },
      kinds: {
        text: 'Play them in your own turn. Harbour festival and City honours stay in hand: points at the end.',
      },
    },
  },
  factories: {
    title: 'Factories',
    about: 'A share in every unloading.',
    steps: {
      build: {
        text: 'A factory draws a product when somebody’s cargo is unloaded in its harbour. The third site in Eem costs €6m.',
        task: 'Place a worker on the manufacturer, and build in Eem.',
        otherwise: { loader: 'Nothing of yours lies in a harbour.' },
      },
      waits: {
        text: 'In each unloading one factory works. The loader says which: that should be you.',
      },
    },
  },
  loading: {
    title: 'Loading',
    about: 'From cargo to products.',
    steps: {
      loader: {
        text: 'Round 8. Oskar’s containers lie in Eem, and two factories there are yours. The loader unloads every ship in every harbour.',
        task: 'Place a worker on the loader.',
        otherwise: { cash: '€1m. What your factory draws sells for €9m or more.' },
      },
      factory: {
        text: 'Oskar got shoes for the cargo. Now a factory works, and you choose whose.',
        task: 'Choose your own factory.',
        otherwise: { factory: 'That would be a present.' },
      },
      drawn: {
        text: 'Shoes for you too, without a ship. The ship goes home, the unit back to the market.',
      },
    },
  },
  bonus: {
    title: 'The captain’s bonus',
    about: 'Money for bringing others in.',
    steps: {
      captain: {
        text: 'Round 10. Oskar’s oil lies at B3, one green channel before Botlek.',
        task: 'Place a worker on the captain.',
      },
      green: {
        text: 'For each ship of another player that reaches its harbour with the right cargo, the captain gets €1m from its owner and €1m from the bank.',
        task: 'Choose green, and sail.',
        otherwise: { red: 'Red leads to Merwe, where nobody wants oil: no bonus.' },
      },
      paid: { text: '€2m for you. So look where the others’ ships lie before you choose a colour.' },
    },
  },
  ending: {
    title: 'The end',
    about: 'Fifteen points in orders.',
    steps: {
      forward: {
        text: 'Round 11. You have 14 points in orders, Greta too. You hold bread and shoes, and an order wants just that.',
        task: 'Fill the order with the forwarder.',
      },
      last: {
        text: '18 points in orders: this is the last round. All workers are still placed, so the others can catch up.',
      },
    },
  },
  scoring: {
    title: 'Scoring',
    about: 'The last worker, and who wins.',
    steps: {
      shipowner: {
        text: 'Your last worker changes nothing any more: a new ship would not arrive.',
        task: 'Place it on the shipowner.',
      },
      finish: { text: 'Everybody else is done.', task: 'End your turn.' },
      score: {
        text: 'Orders 18, a bread in hand 1, Harbour festival 1: 20 points. Oskar has 19, Greta 17. Rotterdam is yours!',
      },
    },
  },
};
