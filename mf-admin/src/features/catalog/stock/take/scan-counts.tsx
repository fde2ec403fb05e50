import { Alert } from 'design-system/alert/alert'
import { Button } from 'design-system/button/button'
import { Field } from 'design-system/field/field'
import { Form } from 'design-system/form/form'
import { TextButton, textLook } from 'design-system/text-link/text-link'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { StockTake, StockVariant } from 'shared-contracts/catalog/admin/stock-schema'
import { RowList } from '../../../../components/cards/row-list'
import { CameraButton } from '../../../../components/scan/camera-button'
import { signalScan } from '../../../../components/scan/signal-scan'
import { adminPaths } from '../../../../data/places/admin-paths'
import { packs } from '../movement-labels'
import { StepField } from '../step-field'
import styles from '../stock.module.css'
import { addOne, buildStockTake, type Counts, findPack, listCounted, packKey } from './counts'

interface Props {
  variants: readonly StockVariant[]
  counts: Counts
  onCount: (counts: Counts) => void
  isBusy: boolean
  onPreview: (take: StockTake) => void
}

/** Counts the shelf by scanning: each scan adds one pack, and every number can be corrected. */
export function ScanCounts({ variants, counts, onCount, isBusy, onPreview }: Props) {
  const [typed, setTyped] = useState('')
  const [last, setLast] = useState<{ code: string; variant: StockVariant | undefined }>()
  const counted = listCounted(counts, variants)
  const take = buildStockTake(counted)

  function handleCode(code: string) {
    setTyped('')
    if (code.trim() === '') return
    const variant = findPack(variants, code)
    const isRight = variant?.level !== undefined
    signalScan(isRight)
    setLast({ code: code.trim(), variant })
    if (isRight) onCount(addOne(counts, packKey(variant)))
  }

  function remove(key: string) {
    onCount(Object.fromEntries(Object.entries(counts).filter(([other]) => other !== key)))
  }

  return (
    <section aria-labelledby="scan" className={styles.part}>
      <h2 id="scan" className="h3">
        Scan packs
      </h2>
      <Form noValidate onSubmit={() => handleCode(typed)}>
        <Field
          label="Pack barcode"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="done"
          maxLength={80}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Form>
      <div>
        <CameraButton label="Scan packs with the camera" onCode={handleCode} />
      </div>
      <LastScan last={last} counts={counts} />
      {counted.length > 0 && (
        <>
          <RowList label="Counted packs">
            {counted.map(({ variant, count }) => {
              const key = packKey(variant)
              const name = `${variant.name}, ${variant.label}`
              return (
                <li key={key} className={styles.row}>
                  <StepField
                    label={name}
                    value={count}
                    onStep={(by) =>
                      onCount({ ...counts, [key]: String(Math.max(0, (Number(count) || 0) + by)) })
                    }
                    onChange={({ target }) => onCount({ ...counts, [key]: target.value.trim() })}
                  />
                  <TextButton onClick={() => remove(key)}>
                    Remove<span className="visually-hidden">{` ${name}`}</span>
                  </TextButton>
                </li>
              )
            })}
          </RowList>
          {!take && <p role="alert">Enter a whole number for each pack.</p>}
          <div>
            <Button variant="line" busy={isBusy} disabled={!take} onClick={() => take && onPreview(take)}>
              {`Preview ${packs(counted.length)}`}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}

function LastScan({
  last,
  counts,
}: {
  last: { code: string; variant: StockVariant | undefined } | undefined
  counts: Counts
}) {
  if (!last) return <p role="status">Packs that you don’t scan keep their numbers.</p>
  const { code, variant } = last
  if (!variant) return <Alert tone="bad">{`No pack has the barcode ${code}.`}</Alert>
  const name = `${variant.name}, ${variant.label}`
  if (variant.level) return <p role="status">{`${name}: ${counts[packKey(variant)] ?? 0}`}</p>
  return (
    <>
      <Alert tone="bad">{`${name} isn’t counted yet.`}</Alert>
      <Link to={adminPaths.packStock(variant.productId, variant.variantId)} {...textLook()}>
        Start counting it
      </Link>
    </>
  )
}
