// Shared packages arrive before the page that uses them.
import('./page')
