/** What can be earned in Harbour beside winning it. */
export const achievements = {
  market: {
    name: 'Tide turner',
    how: 'Move a market token to the left, and in the same turn or your next one ship that good with fewer units than it took before. Bending the market saves goods.',
  },
  swift: {
    name: 'Brisk trade',
    how: 'Buy your fourth building within 16 turns. Every walk should lead towards a purchase.',
  },
  exact: {
    name: 'To the last crate',
    how: 'Ship two goods or more without a unit too many, and buy without a dollar over. What is left over is lost.',
  },
  coins: {
    name: 'Small change',
    how: 'Let coins pay $2 or more of a price. A coin pays again with every purchase.',
  },
  warehouses: {
    name: 'Kept dry',
    how: 'Keep two units with warehouses, and buy again in your very next turn.',
  },
  anchors: {
    name: 'Weigh anchor',
    how: 'Gain three units of a good in a building that pays by your symbols. Symbols of one kind grow on each other.',
  },
  hats: {
    name: 'By your leave',
    how: 'With a top hat, visit buildings of other players in four turns running, and pay nothing.',
  },
  rents: {
    name: 'Landed gentry',
    how: 'Be paid three fees within three rounds in buildings that you bought. Own what everybody needs.',
  },
  twoAtOnce: {
    name: 'Two title deeds',
    how: 'Buy two buildings out of one shipping in the Library. A full quay is worth waiting for, once.',
  },
  lastTurn: {
    name: 'Last bell',
    how: 'Buy a building in your last turn, after another player has bought the fourth. Keep goods ready for the end.',
  },
};
