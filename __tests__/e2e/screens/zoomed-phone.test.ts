import { seeEveryScreen } from '../../support/every-screen';

/** A dozen stops in one go, on a machine that may be busy. */
jest.setTimeout(900_000);

seeEveryScreen('zoomedPhone');
