import { setStringAsync } from 'expo-clipboard';
import { getDocumentAsync, type DocumentPickerAsset } from 'expo-document-picker';
import { Directory, File, Paths } from 'expo-file-system';
import { shareAsync } from 'expo-sharing';
import { Platform, Share } from 'react-native';
import { fileNameOf, LARGEST_FILE, type Parcel, type Picked, type Sent, type Way } from './way';

/** The share sheet stores files as well. */
export const waysOut = (): readonly Way[] => ['share', 'copy'];

export async function send(way: Way, parcel: Parcel): Promise<Sent> {
  try {
    if (way === 'share' && parcel.message) {
      const { action } = await Share.share({ message: parcel.text, title: parcel.name });
      return action === Share.dismissedAction ? 'dismissed' : 'done';
    }
    if (way === 'share') await share(parcel);
    else if (!(await setStringAsync(parcel.text))) return 'failed';
    return 'done';
  } catch {
    return 'failed';
  }
}

/**
 * Saves leave as files, which lie in a folder of their own for as long as they are needed. iOS tells when that is over;
 * Android comes back while the app that was chosen may still be reading, so there the next file clears the last one away.
 */
async function share(parcel: Parcel): Promise<void> {
  const folder = new Directory(Paths.cache, 'shared');
  remove(folder);
  folder.create();
  try {
    const file = new File(folder, fileNameOf(parcel));
    file.write(parcel.text);
    await shareAsync(file.uri, {
      mimeType: 'application/json',
      UTI: 'public.json',
      dialogTitle: parcel.name,
    });
  } finally {
    if (Platform.OS === 'ios') remove(folder);
  }
}

function remove(path: Directory | File): void {
  if (path.exists) path.delete();
}

/** Any file can be chosen, for many apps give a text no type or a wrong one: what is in it decides. */
export async function pickText(): Promise<Picked> {
  try {
    // Not copied: on Android even a film would be, before anybody could refuse it.
    const { canceled, assets } = await getDocumentAsync({ copyToCacheDirectory: false });
    const chosen = assets?.[0];
    if (canceled || chosen === undefined) return undefined;
    return await read(chosen);
  } catch {
    return { fault: 'notRead' };
  }
}

/** Some apps hand files over without telling how long they are. */
function readUpTo(most: number, file: File): Picked {
  const handle = file.open();
  try {
    const bytes = handle.readBytes(most + 1);
    return bytes.length > most ? { fault: 'tooLong' } : { text: new TextDecoder().decode(bytes) };
  } finally {
    handle.close();
  }
}

async function read({ uri, size }: DocumentPickerAsset): Promise<Picked> {
  const file = new File(uri);
  try {
    if (size === undefined) return readUpTo(LARGEST_FILE, file);
    return size > LARGEST_FILE ? { fault: 'tooLong' } : { text: await file.text() };
  } finally {
    // iOS hands over a copy that it made for this; what Android hands over is the person's own file.
    if (Platform.OS === 'ios') remove(file);
  }
}
