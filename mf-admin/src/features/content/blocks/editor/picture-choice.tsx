import { Field } from 'design-system/field/field'
import type { useForm } from 'design-system/form/use-form'
import { Picture } from 'design-system/picture/picture'
import { useCallback } from 'react'
import { bannerPictures, postPicturePath, postPictures } from 'shared-contracts/content/admin/content-blocks'
import { type ContentFolder, ownName } from 'shared-contracts/content/media/own-picture'
import { AddPicture } from '../../../../components/pictures/add-picture'
import type { TypedText } from '../../../../data/content/typed-text'
import { useMfAdminGetContentPicturesQuery } from '../../../../data/files/pictures-api'
import styles from './picture-choice.module.css'

interface Props extends Pick<ReturnType<typeof useForm<TypedText>>, 'field' | 'set'> {
  folder: ContentFolder
  /** The label of the first choice, for the default picture. */
  none: string
  hint: string
  onBusy: (isBusy: boolean) => void
}

/** Converts a picture's address to its stored value: a post stores only the file's name. */
const toStored = {
  banners: (address: string) => address,
  blogs: (address: string) => address.replace('/uploads/blogs/', ''),
}
const builtIn = { banners: bannerPictures, blogs: postPictures.map(postPicturePath) }

/** Chooses one of the shop's own pictures or an uploaded one, and describes it. */
export function PictureChoice({ folder, none, hint, field, set, onBusy }: Props) {
  const { data, isError, refetch } = useMfAdminGetContentPicturesQuery(folder)
  const picture = field('picture')
  const uploaded = (data?.pictures ?? []).filter(({ isReady }) => isReady).map(({ address }) => address)
  const listed = ['', ...uploaded, ...builtIn[folder]]
  // A picture that was just uploaded is not in the list yet.
  const chosen = folder === 'blogs' ? postPicturePath(picture.value) : picture.value
  const all = listed.includes(chosen) ? listed : [chosen, ...listed]

  const add = useCallback(
    (address: string) => {
      set('picture', toStored[folder](address))
      void refetch()
    },
    [set, refetch, folder],
  )

  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Picture</legend>
      <div className={styles.pictures} data-folder={folder}>
        {all.map((address) => (
          <label key={address} className={styles.option}>
            <input
              type="radio"
              name="picture"
              className={styles.radio}
              value={toStored[folder](address)}
              checked={address === chosen}
              onChange={picture.onChange}
            />
            {address && (
              <span className={styles.picture}>
                <Picture src={address} alt="" sizes="160px" />
              </span>
            )}
            <span className={styles.name}>{address ? nameOf(address) : none}</span>
          </label>
        ))}
      </div>
      {isError && <p role="alert">Couldn’t load the uploaded pictures.</p>}
      <AddPicture
        use={{ path: 'content-pictures', query: { folder } }}
        label="Upload picture"
        hint={hint}
        onAdd={add}
        onBusy={onBusy}
      />
      <Field
        label="Description of the picture"
        optional
        maxLength={200}
        hint="Read aloud to shoppers who can’t see the picture. Leave blank if it’s only decoration."
        {...field('pictureText')}
      />
    </fieldset>
  )
}

/** Derives a readable name from a file's name, without the hash of an upload. */
function nameOf(address: string): string {
  const name = ownName(address)?.replace(/-u\w+$/, '') ?? address.replace(/\.jpg$/, '')
  return name.replace(/^.*\//, '').replaceAll('-', ' ')
}
