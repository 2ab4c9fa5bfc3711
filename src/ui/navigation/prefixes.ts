/** Addresses that phones hand to the app. */
export const APP_ADDRESS = 'harbourmaster://';
