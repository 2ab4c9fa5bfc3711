/** Two sentences, so that everybody reads them. */
export const privacy = {
  title: 'Privacy',
  about: 'What happens to your data: nothing',
  collected: 'Nothing is collected: the app has no accounts, no advertisements and counts nobody.',
  leaves:
    'Nothing leaves this device: games, records and settings stay here until you export or delete them.',
};
