export {
  ArrowRightIcon,
  BathIcon,
  BedIcon,
  BellIcon,
  CalendarIcon,
  CarIcon,
  CheckIcon,
  ChevronDownIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  CloseIcon,
  DownloadIcon,
  EyeOffIcon,
  FilterIcon,
  FloorPlanIcon,
  HeartIcon,
  InfoIcon,
  LandIcon,
  ListIcon,
  MailIcon,
  MapIcon,
  MenuIcon,
  MinusIcon,
  PhoneIcon,
  PinIcon,
  PlayIcon,
  PlusIcon,
  PrinterIcon,
  SearchIcon,
  ShareIcon,
  StarIcon,
  ThumbsDownIcon,
  ThumbsUpIcon,
  WarningIcon,
} from './base/icons.tsx';
export { Badge } from './base/badge.tsx';
export { Button, ButtonLink, type ButtonLinkProps, type ButtonProps } from './base/button.tsx';
export { classNames } from './base/class-names.ts';
export { HiddenText } from './base/hidden-text.tsx';
export { useHydrated } from './base/use-hydrated.ts';
export { Icon, type IconShape } from './base/icon.tsx';
export { BarChart, type BarChartProps, type ChartBar } from './charts/bar-chart.tsx';
export { clockAxis, type TimeAxis } from './charts/time-axis.ts';
export { LineChart, type ChartPoint, type ChartSeries, type LineChartProps } from './charts/line-chart.tsx';
export { FollowButton, type FollowButtonProps } from './follow/follow-button.tsx';
export { Checkbox, Radio } from './forms/checkbox.tsx';
export { Chip } from './forms/chip.tsx';
export { Field, type ControlWiring } from './forms/field.tsx';
export { Select, type SelectOption } from './forms/select.tsx';
export { SenderFields } from './forms/sender-fields.tsx';
export { TextArea, TextInput } from './forms/text-input.tsx';
export { useSubmission, type Problems, type SubmissionFailure, type SubmissionState } from './forms/use-submission.ts';
export { useProblemFocus } from './forms/use-problem-focus.ts';
export { Dialog, Drawer, type DialogProps } from './layers/dialog.tsx';
export { useBackCloses } from './layers/back-closes.ts';
export {
  cardListingFields,
  forCard,
  type CardFeatures,
  type CardListing,
  type CardPhoto,
} from './listing/card-listing.ts';
export { Facts } from './listing/facts.tsx';
export { ListingCard, cardSizes, type ListingCardProps } from './listing/listing-card.tsx';
export { NoPhotograph } from './listing/no-photograph.tsx';
export { Picture, photoPreload, photoSet } from './listing/picture.tsx';
export { Price } from './listing/price.tsx';
export { SaveButton } from './listing/save-button.tsx';
export { SavingContext, type Saving } from './listing/saving.ts';
export { Pagination, pageWindow } from './navigation/pagination.tsx';
export { TabLinks, type TabLink } from './navigation/tab-links.tsx';
export { Avatar } from './people/avatar.tsx';
export { PersonStrip } from './people/person-strip.tsx';
export { ReportForm, type ReportFormProps } from './report/report-form.tsx';
export { Rating } from './reviews/rating.tsx';
export { RatingInput } from './reviews/rating-input.tsx';
export { ratingText } from './reviews/rating-text.ts';
export { ReviewItem } from './reviews/review-item.tsx';
export { EmptyState } from './state/empty-state.tsx';
export { Notice } from './state/notice.tsx';
export { CardSkeleton, LineSkeleton } from './state/skeleton.tsx';
