import { FileField } from 'design-system/file-field/file-field'
import { useState } from 'react'
import { fitToSend, MAX_PICTURE_BYTES, PICTURE_TYPES } from 'shared-contracts/forms/fit-to-send'
import type { PackingRecord } from 'shared-contracts/fulfilment/admin/packing-record-schema'
import { ChangeProblem } from '../../../components/screen-states/change-problem'
import { useMfAdminSendPackagePhotoMutation } from '../../../data/fulfilment/packing-api'
import { whenText } from '../../../data/when'
import styles from './packing-record.module.css'

interface Props {
  record: Pick<PackingRecord, 'shipment' | 'photo'>
  mayWrite: boolean
}

/** A photo of the package on the scale, as evidence if the courier claims a different weight. */
export function PackagePhoto({ record: { shipment, photo }, mayWrite }: Props) {
  const [problem, setProblem] = useState<string>()
  const [send, { error, isLoading, reset }] = useMfAdminSendPackagePhotoMutation()

  async function handleFile(file: File) {
    setProblem(undefined)
    const picture = await fitToSend(file)
    if (picture.size > MAX_PICTURE_BYTES) setProblem('This photo is larger than 15 MB. Choose a smaller one.')
    else await send({ shipment: shipment.id, picture })
  }

  return (
    <>
      {photo && (
        <figure className={styles.photo}>
          {/* The time makes the address of each photo unique, so that the browser does not show a cached one. */}
          <img
            src={`/api/admin/shipments/${encodeURIComponent(shipment.id)}/photo?${new URLSearchParams({ at: photo.takenAt })}`}
            alt={`Shipment ${shipment.number} of ${shipment.orderId}`}
          />
          <figcaption>{`Taken ${whenText(photo.takenAt)} by ${photo.takenBy}`}</figcaption>
        </figure>
      )}
      {mayWrite && (
        <FileField
          label={photo ? 'Replace photo' : 'Photo of the package on the scale'}
          accept={PICTURE_TYPES}
          capture="environment"
          hint="Stored for 180 days. Location data is removed."
          disabled={isLoading}
          error={problem}
          onFiles={([file]) => void handleFile(file)}
        />
      )}
      {isLoading && <p role="status">Uploading photo…</p>}
      <ChangeProblem isPart error={error} onReload={reset} />
    </>
  )
}
