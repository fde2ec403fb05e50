/**
 * Every duration and wait of the pages, in milliseconds. Those of movements are in tokens.css as well, under the name
 * given; a test compares the two.
 */
export const timings = {
  /** A page's fade-in after navigation: `--fade-page`. */
  pageFade: 100,
  /** A dialog coming and going, and an alert coming: `--fade-dialog`. */
  dialogFade: 300,
  /** What lies behind a dialog: `--fade-backdrop`. */
  backdropFade: 150,
  /** One step of a carousel: `--slide`. */
  slide: 500,
  /** A toast of the checkout and of the contact page. */
  toast: 3000,
  /** A toast of the account pages. */
  accountToast: 5000,
  /** From a pointer leaving a menu of the bar to the menu closing. */
  menuClose: 120,
  /** From a saved password to the login page. */
  resetRedirect: 5200,
  /** From a saved address to the fresh list. */
  reloadAfterSave: 1000,
} as const
