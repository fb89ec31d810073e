export { attendanceOf, noteAttendance, type AttendedTime, type AttendingVisitor } from './attendance.ts';
export { attendances, type Attendance } from './attendance-kind.ts';
export { followTimes } from './follow-times.ts';
export { bookingMailJob } from './mail-job.ts';
export { mailBooking } from './mail.ts';
export { offeredTimes, setAppointments, setRegistration, type OfferedTimes } from './offered-times.ts';
export { queueReminders, reminderJob } from './reminders.ts';
export { inspectionRoutes } from './routes.ts';
