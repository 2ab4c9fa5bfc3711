export const harbour = {
  name: 'Harbour',
  place: 'Gullsbottom',
  about: 'Walk from house to house, bend the market, buy the port.',
  credits: 'Harbour was designed by Scott Almes.',
};
