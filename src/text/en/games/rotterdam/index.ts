export const rotterdam = {
  name: 'Rotterdam',
  place: 'Masters of Trade',
  about: 'Steer ships through the waterways and fill orders.',
  credits: 'Rotterdam was designed by Hans van Tol (The Game Master).',
};
