import type { Text } from '../text';

export const privacy: Text['privacy'] = {
  title: 'Datenschutz',
  about: 'Was mit deinen Daten geschieht: nichts',
  collected: 'Es wird nichts gesammelt: Die App hat keine Konten, keine Werbung und zählt niemanden.',
  leaves:
    'Nichts verlässt dieses Gerät: Spiele, Bestenlisten und Einstellungen bleiben hier, bis du sie exportierst oder löschst.',
};
