import { Button } from 'design-system/button/button'
import { Field } from 'design-system/field/field'
import { Picture } from 'design-system/picture/picture'
import { useCallback } from 'react'
import type { AdminProduct } from 'shared-contracts/catalog/admin/catalogue-schema'
import { Card, CardList } from '../../../../components/cards/card-list'
import type { FormPart } from '../form-part'
import { formatAltFieldName, readImages } from '../values/product-values'
import { AddPicture } from './add-picture'
import styles from './pictures.module.css'

/** The pictures in order: move, remove, describe and add. The shop shows them once they are saved. */
export function PictureCards({ product, form }: FormPart & { product: AdminProduct }) {
  const images = readImages(form.values)
  const { set } = form
  const put = (next: readonly string[]) => set('images', next.join(' '))
  const order = images.join(' ')
  const add = useCallback(
    (address: string) => {
      if (!order.split(' ').includes(address)) set('images', `${order} ${address}`.trim())
    },
    [order, set],
  )

  const moved = (place: number, by: -1 | 1) =>
    images.toSpliced(place, 1).toSpliced(place + by, 0, ...images.slice(place, place + 1))

  return (
    <section aria-labelledby="pictures" className={styles.part}>
      <h2 id="pictures" className="h3">
        Pictures
      </h2>
      {images.length === 0 && <p>No pictures yet.</p>}
      <CardList label="Pictures">
        {images.map((address, place) => {
          const which = <span className="visually-hidden">{`picture ${place + 1}`}</span>
          return (
            <Card key={address}>
              <div className={styles.picture}>
                <Picture src={address} alt="" sizes="120px" width={120} height={120} />
              </div>
              <Field
                label={`Description of picture ${place + 1}`}
                maxLength={200}
                hint="Read aloud to shoppers who can’t see the picture. If blank, the product’s name is used."
                {...form.field(formatAltFieldName(address))}
                value={form.values[formatAltFieldName(address)] ?? ''}
              />
              <p className={styles.moves}>
                <Button
                  variant="quiet"
                  size="sm"
                  disabled={place === 0}
                  onClick={() => put(moved(place, -1))}
                >
                  Up {which}
                </Button>
                <Button
                  variant="quiet"
                  size="sm"
                  disabled={place === images.length - 1}
                  onClick={() => put(moved(place, 1))}
                >
                  Down {which}
                </Button>
                <Button variant="quiet" size="sm" onClick={() => put(images.toSpliced(place, 1))}>
                  Remove {which}
                </Button>
              </p>
            </Card>
          )
        })}
      </CardList>
      <AddPicture productId={product.id} onAdd={add} />
    </section>
  )
}
