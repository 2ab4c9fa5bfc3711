/** The buildings of Harbour by what they do. */
export const buildings = {
  'given-goods': {
    title: 'Goods as they are',
    text: [
      'These buildings give what stands on them: three units of two goods. The Pub gives one unit each of two goods of your choice.',
    ],
  },
  'goods-for-symbols': {
    title: 'Goods for symbols',
    text: [
      'Ranch, Trawler, Quarry and Timber Yard give one unit of their good for each anchor that you own. Cold Store and Depot give one each of two goods for each warehouse. Without such a symbol they give nothing.',
    ],
    example: 'With three anchors the Ranch gives three livestock.',
  },
  'goods-of-others': {
    title: 'Clock Tower, Tax Office, Abbey',
    text: [
      'Clock Tower: choose a good that you hold and gain as many units again, at most three.',
      'Tax Office: everybody else who has goods gives you one of their choice.',
      'Abbey: gain one each of three different goods. Then everybody else gains one of their choice.',
    ],
  },
  'one-for-three': {
    title: 'One good for three',
    text: ['These four take one unit of a good and give one each of the other three.'],
    example: 'Carpenter’s Yard: one wood becomes one fish, one livestock and one stone.',
  },
  'three-for-five': {
    title: 'Three units for five',
    text: ['These four take three units of one good and give five of another.'],
  },
  'free-exchange': {
    title: 'Exchanges of your choice',
    text: [
      'Salvage Yard: five units of one good become three each of two others. Pawnshop: any two units become four of one kind that you did not spend. Both must be done if you can pay for them.',
      'Traders’ Guild: turn up to four units of one good into as many others in any mix, or none. Then gain one good of your choice.',
    ],
  },
  'bending-the-market': {
    title: 'Lighthouse, Canal Lock, Auction House',
    text: [
      'Lighthouse: exchange any two tokens and gain one unit of one of these two goods.',
      'Canal Lock: move one token to space 5; those that lay to its right move one space left. It has to move, so the token on space 5 cannot be chosen. Then gain one wood.',
      'Auction House: reverse the market and gain two units of the good that now lies on space 2.',
    ],
  },
  'no-price': {
    title: 'Privateer Ship and Travelling Show',
    text: [
      'These two have no price and cannot be bought.',
      'Privateer Ship: take one good of your choice from somebody, and exchange two neighbouring tokens, in either order.',
      'Travelling Show: put a building on offer in which no pawn stands under the deck and turn up another in its place. Then gain two goods of your choice.',
    ],
  },
  'buying-houses': {
    title: 'Buildings that let you buy',
    text: [
      'Merchants’ Guild, Architectural Society and Harbour Crane give a good and let you make a purchase. In the Bank you gain any good and buy with $2 more, in the Shipwrights’ Guild everything costs $2 less.',
      'Each of them can be used by anybody, whoever owns it.',
    ],
  },
  library: {
    title: 'Library',
    text: [
      'Gain any good, and buy up to two buildings out of one shipping. Both come from the buildings that lie on offer now and are paid for together; your coins count for each of them. Only then is the display filled up.',
    ],
    example: 'Two coins and goods for $12: that buys two buildings for $16 together, neither above $14.',
  },
};
