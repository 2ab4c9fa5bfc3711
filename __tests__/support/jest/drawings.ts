import type * as Plain from './plain-drawings';

/** Tests of the drawings themselves ask for the real library with `jest.unmock`. */
jest.mock('react-native-svg', () => jest.requireActual<typeof Plain>('./plain-drawings').plainDrawings);
