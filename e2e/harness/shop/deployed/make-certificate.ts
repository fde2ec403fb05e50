import path from 'node:path'
import { runCommand } from '../../../../tooling/start/run-command'
import type { Certificate } from './nginx'

/** Makes a self-signed certificate for this machine's address. @param folder the folder for its files */
export async function makeCertificate(folder: string): Promise<Certificate> {
  const [certificate, key] = [path.join(folder, 'certificate.pem'), path.join(folder, 'key.pem')]
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  const name = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1']
  await runCommand('openssl', ['req', ...kind, ...name, '-keyout', key, '-out', certificate], folder)
  return { certificate, key }
}
