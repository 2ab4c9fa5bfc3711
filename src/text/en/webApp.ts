/** The version that runs in a browser: kept there, brought up to date there, installed from there. */
export const webApp = {
  newVersion: {
    ready: 'A new version is ready',
    about: 'Your games stay as they are.',
    reload: 'Reload now',
    later: 'Later',
    starting: 'one moment',
    unstored: 'The last moves are not stored on this device yet and would be lost. See to that first.',
  },
  /** A part of the app that is loaded when it is needed. */
  part: {
    loading: 'One moment …',
    failed: 'This part of the app could not be loaded',
    about:
      'There may be no network just now, or a new version has come out meanwhile. Your games are safe on this device.',
    again: 'Try again',
    reload: 'Reload the app',
  },
  install: {
    action: 'Install this app',
    about: 'It then opens like any other app, in a window of its own, and works without a network.',
    byHand: 'To install this app, choose “Add to Home Screen” in the browser’s share menu.',
  },
};
