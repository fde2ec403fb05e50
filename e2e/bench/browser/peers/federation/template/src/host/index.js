// Agree on the shared packages before using them.
import('./bootstrap')
