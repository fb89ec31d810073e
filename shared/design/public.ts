export { Badge } from './base/badge.tsx';
export { Button, ButtonLink, type ButtonLinkProps, type ButtonProps } from './base/button.tsx';
export { classNames } from './base/class-names.ts';
export { HiddenText } from './base/hidden-text.tsx';
export { hydrationBatch } from './base/hydration-batch.ts';
export { HydrationContext, useHydrated } from './base/use-hydrated.ts';
export { Icon } from './base/icon.tsx';
export { MapFigure } from './base/map-figure.tsx';
export { BarChart, type BarChartProps, type ChartBar } from './charts/bar-chart.tsx';
export { clockAxis, type TimeAxis } from './charts/time-axis.ts';
export { quarterText } from './charts/months.ts';
export { LineChart, type ChartPoint, type ChartSeries, type LineChartProps } from './charts/line-chart.tsx';
export { FollowButton, type FollowButtonProps } from './follow/follow-button.tsx';
export { Checkbox, Radio } from './forms/checkbox.tsx';
export { Chip } from './forms/chip.tsx';
export { Combobox, type ComboboxChoice } from './forms/combobox.tsx';
export { Field, type ControlWiring } from './forms/field.tsx';
export { FileInput, type FileInputProps } from './forms/file-input.tsx';
export { steerList } from './forms/list-keys.ts';
export { Select, type SelectOption } from './forms/select.tsx';
export { SenderFields } from './forms/sender-fields.tsx';
export { TextArea, TextInput } from './forms/text-input.tsx';
export { useSubmission, type Problems, type SubmissionFailure, type SubmissionState } from './forms/use-submission.ts';
export { useProblemFocus } from './forms/use-problem-focus.ts';
export { ArrowRightIcon } from './icons/arrow-right.tsx';
export { BellIcon } from './icons/bell.tsx';
export { CalendarIcon } from './icons/calendar.tsx';
export { CheckIcon } from './icons/check.tsx';
export { ChevronDownIcon } from './icons/chevron-down.tsx';
export { ChevronLeftIcon } from './icons/chevron-left.tsx';
export { ChevronRightIcon } from './icons/chevron-right.tsx';
export { CloseIcon } from './icons/close.tsx';
export { DownloadIcon } from './icons/download.tsx';
export { EyeOffIcon } from './icons/eye-off.tsx';
export { FilterIcon } from './icons/filter.tsx';
export { FloorPlanIcon } from './icons/floor-plan.tsx';
export { HeartIcon } from './icons/heart.tsx';
export { InfoIcon } from './icons/info.tsx';
export { ListIcon } from './icons/list.tsx';
export { MailIcon } from './icons/mail.tsx';
export { MapIcon } from './icons/map.tsx';
export { MenuIcon } from './icons/menu.tsx';
export { MinusIcon } from './icons/minus.tsx';
export { PhoneIcon } from './icons/phone.tsx';
export { PinIcon } from './icons/pin.tsx';
export { PlayIcon } from './icons/play.tsx';
export { PlusIcon } from './icons/plus.tsx';
export { PrinterIcon } from './icons/printer.tsx';
export { SearchIcon } from './icons/search.tsx';
export { ShareIcon } from './icons/share.tsx';
export { StarIcon } from './icons/star.tsx';
export { ThumbsDownIcon } from './icons/thumbs-down.tsx';
export { ThumbsUpIcon } from './icons/thumbs-up.tsx';
export { WarningIcon } from './icons/warning.tsx';
export { iconShape, type IconShape } from './icons/icon-shape.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './layers/confirm-dialog.tsx';
export { Dialog, Drawer, ScreenDialog, type DialogProps } from './layers/dialog.tsx';
export { useBackCloses } from './layers/back-closes.ts';
export { bottomBarHeight } from './layers/bottom-bar.ts';
export {
  cardListingFragment,
  forCard,
  type CardFeatures,
  type CardExcerpt,
  type CardListing,
  type CardPhoto,
  type SizedPhoto,
} from './listing/card-listing.ts';
export { Facts } from './listing/facts.tsx';
export { ListingCard, cardSizes, type ListingCardProps } from './listing/listing-card.tsx';
export { NoPhotograph } from './listing/no-photograph.tsx';
export { Picture, photoPreload } from './listing/picture.tsx';
export { Price } from './listing/price.tsx';
export { SaveButton } from './listing/save-button.tsx';
export { SavingContext, type Saving } from './listing/saving.ts';
export { Pagination, pageWindow } from './navigation/pagination.tsx';
export { PillLinks } from './navigation/pill-links.tsx';
export { TabLinks, type TabLink } from './navigation/tab-links.tsx';
export { Avatar } from './people/avatar.tsx';
export { OfficeMark } from './people/office-mark.tsx';
export { PersonStrip } from './people/person-strip.tsx';
export { ReportForm, type ReportFormProps } from './report/report-form.tsx';
export { Rating } from './reviews/rating.tsx';
export { RatingInput } from './reviews/rating-input.tsx';
export { ratingText } from './reviews/rating-text.ts';
export { ReviewItem } from './reviews/review-item.tsx';
export { EmptyState } from './state/empty-state.tsx';
export { Notice } from './state/notice.tsx';
export { CardSkeleton, LineSkeleton } from './state/skeleton.tsx';
