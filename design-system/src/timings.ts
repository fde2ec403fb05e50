/** Durations in ms. Those with a token's name, like `--slide`, are in tokens.css too; a test compares both. */
export const timings = {
  /** The fade-in of a page after navigation: `--fade-page`. */
  pageFade: 100,
  /** The fade of a dialog, and the fade-in of an alert: `--fade-dialog`. */
  dialogFade: 300,
  /** The fade of a dialog's backdrop: `--fade-backdrop`. */
  backdropFade: 150,
  /** One step of a carousel: `--slide`. */
  slide: 500,
  /** The default duration of a toast. */
  toast: 3000,
  accountToast: 5000,
  /** The delay before a menu closes after the pointer has left it. */
  menuClose: 120,
  /** The delay before the login page opens after a password reset. */
  resetRedirect: 5200,
  /** The delay before the form of a saved address is cleared. */
  reloadAfterSave: 1000,
} as const
