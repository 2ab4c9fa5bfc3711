import type { Text } from '../text';

export const webApp: Text['webApp'] = {
  newVersion: {
    ready: 'Eine neue Version ist da',
    about: 'Deine Spiele bleiben, wie sie sind.',
    reload: 'Jetzt neu laden',
    later: 'Später',
    starting: 'einen Augenblick',
    unstored:
      'Die letzten Züge sind auf diesem Gerät noch nicht gespeichert und gingen verloren. Kümmere dich zuerst darum.',
  },
  part: {
    loading: 'Einen Augenblick …',
    failed: 'Dieser Teil der App ließ sich nicht laden',
    about:
      'Vielleicht fehlt gerade das Netz, oder inzwischen ist eine neue Version da. Deine Spiele sind auf diesem Gerät sicher.',
    again: 'Noch einmal versuchen',
    reload: 'App neu laden',
  },
  install: {
    action: 'App installieren',
    about: 'Sie öffnet sich dann wie jede andere App in einem eigenen Fenster, auch ohne Netz.',
    byHand: 'Zum Installieren wähle im Teilen-Menü des Browsers „Zum Home-Bildschirm“.',
  },
};
