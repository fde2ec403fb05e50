import { takeLock } from '../file-lock'

/* Holds the given lock until this process is killed or its parent exits. For tests and drills. */

takeLock(process.argv[2] ?? '')
process.stdout.write('held\n')
process.stdin.resume()
