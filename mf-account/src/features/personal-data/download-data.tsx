import { Alert } from 'design-system/alert/alert'
import { Button } from 'design-system/button/button'
import { serverMessage } from 'shared-contracts/http'
import { useText } from 'shared-contracts/words'
import styles from './personal-data.module.css'
import { useMfAccountExportDataMutation } from './personal-data-api'

function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser reads the URL only once this function has returned.
  setTimeout(() => URL.revokeObjectURL(address), 0)
}

/** Downloads the customer's data as one file, for the right of access in the privacy policy. */
export function DownloadData() {
  const t = useText()
  const [exportData, { error, isLoading, isSuccess }] = useMfAccountExportDataMutation()

  async function handleDownload() {
    const { data, error } = await exportData()
    if (!error) saveFile('my-data.json', JSON.stringify(data, null, 2))
  }

  return (
    <div className={styles.part}>
      <p>
        {t(
          'A JSON file with everything we store in your account: your details, addresses, orders and signed-in devices.',
        )}
      </p>
      {error && <Alert tone="bad">{serverMessage(error, t) ?? t('Something went wrong.')}</Alert>}
      {isSuccess && <Alert tone="ok">{t('Your data has been downloaded.')}</Alert>}
      <Button variant="line" busy={isLoading} onClick={handleDownload}>
        {t('Download My Data')}
      </Button>
    </div>
  )
}
