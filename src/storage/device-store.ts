import { deviceTexts } from './device-texts';
import { amongWindows } from './windows';

/** The device's own store. */
export const deviceStore = amongWindows(deviceTexts);
