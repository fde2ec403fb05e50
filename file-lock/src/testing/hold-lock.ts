import { takeLock } from '../file-lock'

/* A process that holds the lock it is given until it is killed, or its starter is gone. For tests and drills. */

takeLock(process.argv[2] ?? '')
process.stdout.write('held\n')
process.stdin.resume()
