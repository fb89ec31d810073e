import SchemaBuilder, {
  BasePlugin,
  type PothosInputFieldConfig,
  type PothosOutputFieldConfig,
  type SchemaTypes,
} from '@pothos/core';
import { commonFields, commonInputs } from './common-descriptions.ts';

declare global {
  // Pothos reads the names of plugins from this namespace.
  export namespace PothosSchemaTypes {
    export interface Plugins<Types extends SchemaTypes> {
      describeCommon: DescribeCommon<Types>;
    }
  }
}

/**
 * Describes fields, arguments and input fields that mean the same in every type and have no description of their own.
 */
class DescribeCommon<Types extends SchemaTypes> extends BasePlugin<Types> {
  override onOutputFieldConfig(field: PothosOutputFieldConfig<Types>): PothosOutputFieldConfig<Types> {
    return { ...field, description: field.description ?? commonFields[field.name] };
  }
  override onInputFieldConfig(field: PothosInputFieldConfig<Types>): PothosInputFieldConfig<Types> {
    return { ...field, description: field.description ?? commonInputs[field.name] };
  }
}

/** Registers the plugin. @returns its name for the builder's `plugins` */
export function registerDescribeCommon(): 'describeCommon' {
  SchemaBuilder.registerPlugin('describeCommon', DescribeCommon);
  return 'describeCommon';
}
