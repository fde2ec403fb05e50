// Shared packages must load before the page that uses them.
import('./page')
