import { builder, type InputFields } from '../../../../platform/graph/public.ts';
import { PropertyTypeEnum } from '../../../listings/public.ts';

const PositionInput = builder.inputType('ListingPositionInput', {
  description: 'Position where the agent placed the pin.',
  fields: (t) => ({ latitude: t.float({ required: true }), longitude: t.float({ required: true }) }),
});

/** What an agent states of a home that no feed sends. */
export const homeFields = (t: InputFields) => ({
  propertyType: t.field({
    type: PropertyTypeEnum,
    description: 'House, apartment, land or another type of property.',
  }),
  suburb: t.string({ description: 'Suburb, state and postcode: Richmond, VIC 3121.' }),
  unit: t.string({ description: 'Number of the unit.' }),
  streetNumber: t.string({ description: 'Number in the street.' }),
  street: t.string({ description: 'Name of the street.' }),
  position: t.field({
    type: PositionInput,
    description:
      'Position of the pin. Without one, the centre of the street or suburb is shown as an approximate position.',
  }),
  landMetres: t.float({ description: 'Area of the land in square metres.' }),
  frontageMetres: t.float({ description: 'Width at the street in metres.' }),
  buildingMetres: t.float({ description: 'Floor area in square metres.' }),
  video: t.string({ description: 'Address of a video.' }),
});

export const HomeInput = builder.inputType('ListingHomeInput', {
  description: 'Omitted fields stay unchanged; null clears them. Areas in m², frontage in m.',
  fields: homeFields,
});

/** The input with a position that is an ordinary object. */
export const withPosition = <Input extends { readonly position?: object | null | undefined }>(input: Input) => ({
  ...input,
  ...(input.position && { position: { ...input.position } }),
});
