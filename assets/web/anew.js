/**
 * Takes away what the browser keeps of the app itself, so that all of it comes from the server again. Saved games lie
 * elsewhere and are not touched.
 */
async function forgetTheApp() {
  const kept = 'caches' in window ? await caches.keys() : [];
  const ours = kept.filter((name) => name.startsWith('harbourmaster-'));
  await Promise.all(ours.map((name) => caches.delete(name)));
  const workers = 'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistrations() : [];
  await Promise.all(workers.map((worker) => worker.unregister()));
}

/** The address is another each time: whatever stands between may have kept the old page under the usual one. */
const goOn = () => window.location.replace(`/?anew=${Date.now()}`);

forgetTheApp().then(goOn, goOn);
