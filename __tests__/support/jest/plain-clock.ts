const now = Date.now;

/**
 * The preset of React Native has a mock here, which notes every look at the clock for good: two microseconds and 150 bytes
 * each time, and React looks several times for each view that it draws.
 */
performance.now = () => now();
