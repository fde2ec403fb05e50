import { Alert } from 'design-system/alert/alert'
import { Button } from 'design-system/button/button'
import { Field } from 'design-system/field/field'
import { Form } from 'design-system/form/form'
import { useEffect, useRef, useState } from 'react'
import { piecesToPick } from 'shared-contracts/fulfilment/shipments'
import { CardSection } from '../../../../components/cards/card-section'
import { CameraButton } from '../../../../components/scan/camera-button'
import { signalScan } from '../../../../components/scan/signal-scan'
import styles from '../order.module.css'
import type { PackedOrder } from '../shipments/packed-order'
import { readCount, type Scan, scanVariant, type VariantsToScan } from './scan-variant'

interface Props {
  order: PackedOrder
  /** Called with the number of packs left to scan, once scanning has begun. */
  onLeft: (packs: number) => void
}

/** Scans packs into the shipment by scanner, camera or typed code. A wrong pack blocks further scans. */
export function ScanVariants({ order, onLeft }: Props) {
  const packs = variantsToScan(order)
  const [typed, setTyped] = useState('')
  const [last, setLast] = useState<Scan>({ isRight: true, words: '', scanned: {} })
  const form = useRef<HTMLFormElement>(null)
  const isByCamera = useRef(false)
  const total = packs.reduce((sum, { quantity }) => sum + quantity, 0)
  const done = packs.reduce(
    (sum, { line, quantity }) => sum + Math.min(readCount(last.scanned, line), quantity),
    0,
  )
  const left = done === 0 ? 0 : total - done
  useEffect(() => onLeft(left), [left, onLeft])
  if (total === 0) return null

  function handleCode(code: string, byCamera = false) {
    isByCamera.current = byCamera
    setTyped('')
    if (code.trim() === '') return
    // Ignore further codes until the wrong pack is removed.
    const scan = last.isRight ? scanVariant(code, packs, last.scanned) : last
    signalScan(scan.isRight)
    setLast(scan)
  }

  function handleRemoved() {
    setLast({ ...last, isRight: true, words: '' })
    // A scanner types its next code into the field. With the camera, a phone's keyboard would cover the screen.
    if (!isByCamera.current) form.current?.querySelector('input')?.focus()
  }

  return (
    <CardSection title="Scan packs">
      <Form ref={form} noValidate onSubmit={() => handleCode(typed)}>
        <Field
          label="Pack barcode"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="done"
          maxLength={80}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Form>
      <CameraButton label="Scan packs with the camera" onCode={(code) => handleCode(code, true)} />
      {last.isRight ? (
        <p role="status">
          {`${last.words && `${last.words}. `}${done === total ? 'All packs scanned.' : `Scanned ${done} of ${total === 1 ? '1 pack' : `${total} packs`}.`}`}
        </p>
      ) : (
        <>
          <Alert tone="bad">{last.words}</Alert>
          <Button variant="line" size="sm" onClick={handleRemoved}>
            I’ve put it back
          </Button>
        </>
      )}
      <ul className={styles.pieces}>
        {packs.map(({ line, name, quantity }) => (
          <li key={line} className={styles.piece} data-done={readCount(last.scanned, line) >= quantity}>
            <span className={styles.quantity}>{`${readCount(last.scanned, line)}/${quantity}`}</span>
            <span>{name}</span>
          </li>
        ))}
      </ul>
    </CardSection>
  )
}

/** Lists the packs to scan: those that are not in a packed shipment yet. */
function variantsToScan({ lines, shipments, barcodes }: PackedOrder): VariantsToScan[] {
  const ordered = lines.map(({ quantity }, line) => ({ line, quantity }))
  return piecesToPick(ordered, shipments).flatMap(({ line, quantity }) => {
    const pack = lines[line]
    if (!pack) return []
    const codes = [pack.variantId, ...[barcodes[line] ?? []].flat()]
    return [{ line, quantity, name: `${pack.name}, ${pack.variant}`, codes }]
  })
}
