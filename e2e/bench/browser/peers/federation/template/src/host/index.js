// What is shared with remotes must have been agreed on before it is used.
import('./bootstrap')
