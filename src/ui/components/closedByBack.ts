/** On Android a sheet itself hears the way back, and iOS has none. */
export function useClosedByBack(_open: boolean, _onClose: () => void): void {
  // Nothing to add.
}
