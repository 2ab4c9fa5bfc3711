/** What Harbour is about, and the set-up. */
export const beginning = {
  goal: {
    title: 'What it is about',
    text: [
      'Two to four entrepreneurs of the port of Gullsbottom walk their pawns from building to building. Buildings give goods, exchange them, bend the market, or let you ship goods and buy buildings for the money.',
      'Whoever buys the fourth building brings the end near. The buildings are worth points, and most points win.',
    ],
  },
  goods: {
    title: 'Four goods',
    text: [
      'Fish, livestock, stone and wood are all that is traded. Everybody’s stock lies open. You hold at most six of each; what does not fit is lost.',
    ],
    example: 'Four fish and two more make six. Five fish and two more make six as well: one is lost.',
  },
  symbols: {
    title: 'Four symbols',
    text: [
      'Buildings bear symbols that serve whoever owns them. Each coin is worth one dollar in every purchase. Anchors make some buildings give more. A top hat frees you from all fees. A warehouse keeps a unit of what you ship.',
      'The symbol of your start building counts too.',
    ],
    example: 'With two coins of your own, goods shipped for $7 buy a building for $9.',
  },

  market: {
    title: 'The market',
    text: [
      'The market has four spaces, 2, 3, 4 and 5 from left to right. On each lies the token of one good, at random in the beginning. A space tells how many units you need to ship that good, and how many dollars you are paid for it.',
    ],
  },
  display: {
    title: 'Buildings on offer',
    text: [
      'There are 36 buildings. Three more than there are players lie on offer, the rest is the deck. If three or more of those on offer let you buy buildings, they are shuffled in and dealt again. Start buildings are never counted for this.',
    ],
  },
  boards: {
    title: 'The players’ boards',
    text: [
      'Either everybody plays the Landing Stages, or everybody plays a character. For that, two boards are dealt to each of you, and after a look at the buildings on offer you keep one. What you chose is secret until all have chosen; the other board goes back unseen.',
    ],
  },
  'first-stock': {
    title: 'The first stock',
    text: [
      'In turn order, beginning with the starting player, everybody chooses three goods in any mix, for all to see.',
      'That comes last. Before it the buildings are laid out, the boards are dealt, chosen in secret and shown together, and the Noble looks at the deck.',
    ],
  },
  'first-game': {
    title: 'The first game',
    text: [
      'For a first game the Lighthouse, the Canal Lock and the Shipwrights’ Guild lie on offer, and one random building for each player. Everybody plays the Landing Stages and begins with one unit of each good.',
      'If three or more of all these let you buy buildings, only the random ones are dealt again.',
    ],
  },
  'starting-player': {
    title: 'Who begins',
    text: [
      'The starting player is drawn by lot, unless the table has agreed on somebody. Play goes clockwise.',
    ],
  },
};
