import { manifestKey } from '../manifests/manifest'
import { DEMOTIONS, KEYS } from '../manifests/read-manifests'
import type { S3Location } from './s3-location'

interface Statement {
  Sid: string
  Effect: 'Allow' | 'Deny'
  Action: string | readonly string[]
  Resource: string | readonly string[]
  Condition?: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** A key's rights in a bucket, in the policy language of AWS IAM, which MinIO and others support too. */
export interface BucketPolicy {
  Version: '2012-10-17'
  Statement: readonly Statement[]
}

/** The holders of keys; a team is identified by its remote. */
export type Holder = 'verify' | 'edge' | 'owner' | { team: string }

/** Returns a key's policy: everyone reads everything, and each holder writes only its own objects. */
export function bucketPolicy(
  holder: Holder,
  { bucket, prefix }: Pick<S3Location, 'bucket' | 'prefix'>,
): BucketPolicy {
  const inBucket = `arn:aws:s3:::${bucket}`
  const at = (key: string) => `${inBucket}/${prefix}${key}`
  return {
    Version: '2012-10-17',
    Statement: [
      { Sid: 'Read', Effect: 'Allow', Action: 's3:GetObject', Resource: at('*') },
      {
        Sid: 'List',
        Effect: 'Allow',
        Action: 's3:ListBucket',
        Resource: inBucket,
        Condition: { StringLike: { 's3:prefix': `${prefix}*` } },
      },
      ...writing(holder, at),
    ],
  }
}

function writing(holder: Holder, at: (key: string) => string): Statement[] {
  if (holder === 'verify') return []
  if (holder === 'edge')
    return [{ Sid: 'Demote', Effect: 'Allow', Action: 's3:PutObject', Resource: at(DEMOTIONS) }]
  if (holder === 'owner')
    return [{ Sid: 'NameKeys', Effect: 'Allow', Action: 's3:PutObject', Resource: at(KEYS) }]
  const { team } = holder
  const [files, log] = [at(`${team}/*`), at(`log/${team}/*`)]
  return [
    {
      Sid: 'Publish',
      Effect: 'Allow',
      Action: 's3:PutObject',
      Resource: [files, log, at(manifestKey(team))],
    },
    { Sid: 'Prune', Effect: 'Allow', Action: 's3:DeleteObject', Resource: files },
    {
      Sid: 'NeverWriteOver',
      Effect: 'Deny',
      Action: 's3:PutObject',
      Resource: [files, log],
      Condition: { Null: { 's3:if-none-match': 'true' } },
    },
  ]
}
