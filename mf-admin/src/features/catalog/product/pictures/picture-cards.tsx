import { Button } from 'design-system/button/button'
import { Field } from 'design-system/field/field'
import { Picture } from 'design-system/picture/picture'
import { useCallback } from 'react'
import type { AdminProduct } from 'shared-contracts/catalog/admin/catalogue-schema'
import { Card, CardList } from '../../../../components/cards/card-list'
import { AddPicture } from '../../../../components/pictures/add-picture'
import type { FormPart } from '../form-part'
import { FormSection } from '../form-section'
import { formatAltFieldName, readImages } from '../values/product-values'
import styles from './pictures.module.css'

/** Adds, moves, removes and describes the pictures. The shop shows changes once they are saved. */
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
    <FormSection id="pictures" title="Pictures">
      {/* Lets the form notice a changed order or a removal as unsaved input. */}
      <input type="hidden" value={order} />
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
                  Move up {which}
                </Button>
                <Button
                  variant="quiet"
                  size="sm"
                  disabled={place === images.length - 1}
                  onClick={() => put(moved(place, 1))}
                >
                  Move down {which}
                </Button>
                <Button variant="quiet" size="sm" onClick={() => put(images.toSpliced(place, 1))}>
                  Remove {which}
                </Button>
              </p>
            </Card>
          )
        })}
      </CardList>
      <AddPicture
        use={{ path: 'pictures', query: { product: product.id } }}
        label="Add picture"
        hint="Square pictures work best."
        onAdd={add}
      />
    </FormSection>
  )
}
