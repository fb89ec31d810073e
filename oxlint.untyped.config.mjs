// The rules of .oxlintrc.json without those that need types, which cost ten times as much as all the others. It is here
// because oxlint reads the paths of rules from the folder of the configuration.
import rules from './.oxlintrc.json' with { type: 'json' };

export default {
  ...rules,
  options: { ...rules.options, typeAware: false, reportUnusedDisableDirectives: 'off' },
};
