import { Field } from 'design-system/field/field'
import { type ChangeEvent, useState } from 'react'
import type { PackingRecord } from 'shared-contracts/fulfilment/admin/packing-record-schema'
import { ChangeProblem } from '../../../components/screen-states/change-problem'
import { fitToSend, MAX_PICTURE_BYTES } from '../../../data/files/fit-to-send'
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

  async function handleFile({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    if (!file) return
    setProblem(undefined)
    const picture = await fitToSend(file)
    // Without this, choosing the same picture again fires no event.
    target.value = ''
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
        <Field
          label={photo ? 'Replace photo' : 'Photo of the package on the scale'}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          capture="environment"
          hint="Stored for 180 days. Location data is removed."
          disabled={isLoading}
          error={problem}
          onChange={(event) => void handleFile(event)}
        />
      )}
      {isLoading && <p role="status">Uploading photo…</p>}
      <ChangeProblem isPart error={error} onReload={reset} />
    </>
  )
}
